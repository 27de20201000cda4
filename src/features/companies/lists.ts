import { pageSizes } from '@/shared/config/limits';
import { createPagedList } from '@/shared/store/createPagedList';
import { fetchCompaniesOf } from './api';
import { companies } from './entities';

/** The companies of a member, for their profile (PROF-01). */
export const companiesOf = createPagedList({
  name: 'companies/ofUser',
  kind: companies.kind,
  pageSize: pageSizes.companies,
  key: (userId) => userId,
  fetch: fetchCompaniesOf,
});
