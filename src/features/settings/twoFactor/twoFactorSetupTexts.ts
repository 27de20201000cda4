import { twoFactorSetup } from '@/shared/i18n/en/twoFactorSetup';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('twoFactorSetup', twoFactorSetup);

export function useTwoFactorSetupTexts() {
  return useTexts('twoFactorSetup');
}
