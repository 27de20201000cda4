import { CommunityFormFields } from '@/features/communities/ui/CommunityFormFields';
import { useLoad } from '@/shared/store/useLoad';
import { loadCategories } from '../requests';
import { useCompanyPageTexts } from './companyPageTexts';

/** Fields of a new company that its settings have too (CMP-01). */
export function CompanyFormFields() {
  const t = useCompanyPageTexts();
  return (
    <CommunityFormFields
      categories={useLoad(loadCategories)}
      publicHelp={t('form.publicHelp')}
      privateHelp={t('form.privateHelp')}
    />
  );
}
