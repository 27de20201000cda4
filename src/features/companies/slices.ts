import { companies, companyMembers } from './entities';

export const companiesSlices = { companies: companies.reducer, companyMembers: companyMembers.reducer };
