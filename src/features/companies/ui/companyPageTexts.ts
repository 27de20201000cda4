import { companyPage } from '@/shared/i18n/en/companyPage';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('companyPage', companyPage);

export function useCompanyPageTexts() {
  return useTexts('companyPage');
}
