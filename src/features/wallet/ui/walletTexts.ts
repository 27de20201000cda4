import { wallet } from '@/shared/i18n/en/wallet';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('wallet', wallet);

export function useWalletTexts() {
  return useTexts('wallet');
}
