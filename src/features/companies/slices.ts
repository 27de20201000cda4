import { companies } from './entities';

export const companiesSlices = { companies: companies.reducer };
