import { companies } from '@/shared/i18n/en/companies';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('companies', companies);

export function useCompanyTexts() {
  return useTexts('companies');
}
