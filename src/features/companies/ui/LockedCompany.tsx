import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { useCompanyPageTexts } from './companyPageTexts';

/** A private company to whom is not in its team: why nothing shows, and what opens it (CMP-02). */
export function LockedCompany() {
  const t = useCompanyPageTexts();
  return <EmptyState seed="locked" title={t('locked.title')} text={t('locked.text')} />;
}
