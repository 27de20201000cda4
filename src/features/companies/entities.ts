import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Company } from './types';

export const companies = createEntityStore('companies', (company: Company) => company);
export type CompaniesState = StateOf<typeof companies>;
