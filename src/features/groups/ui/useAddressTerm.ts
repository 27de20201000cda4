export { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
