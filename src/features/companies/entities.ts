import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Company, CompanyMember } from './types';

export const companies = createEntityStore('companies', (company: Company) => company);
export type CompaniesState = StateOf<typeof companies>;

/** People in companies, each once per company. */
export const companyMembers = createEntityStore('companyMembers', (member: CompanyMember) => member);
export type CompanyMembersState = StateOf<typeof companyMembers>;
