import { emptyCommunity } from '@/features/communities/fields';
import { CreateCommunity } from '@/features/communities/ui/CreateCommunity';
import { paths } from '@/shared/config/paths';
import { useRequest } from '@/shared/store/useRequest';
import { createCompany } from '../requests';
import { CompanyFormFields } from './CompanyFormFields';
import { useCompanyTexts } from './companyTexts';

/** The form of a new company; leads to the company once it exists, and keeps what was typed when it fails (CMP-01). */
export function CreateCompany({ userId }: { userId: string }) {
  const t = useCompanyTexts();
  const request = useRequest(createCompany);
  return (
    <CreateCommunity
      title={t('create')}
      place="company/new"
      empty={emptyCommunity}
      request={request}
      cancelTo={paths.companies}
      onSubmit={(fields) => request.send({ userId, ...fields })}
    >
      <CompanyFormFields />
    </CreateCommunity>
  );
}
