import { reports } from '@/shared/i18n/en/reports';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';

addTexts('reports', reports);

export function useReportTexts() {
  return useTexts('reports');
}
