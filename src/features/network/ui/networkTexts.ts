import { network } from '@/shared/i18n/en/network';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('network', network);

export function useNetworkTexts() {
  return useTexts('network');
}
