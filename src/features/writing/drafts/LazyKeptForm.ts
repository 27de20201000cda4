import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';

/** `KeptForm`, whose code loads after the form is there. */
export const LazyKeptForm = lazyExtra(async () => (await import('./KeptForm')).KeptForm);
