import { createEntityStore, type StateOf } from '@/shared/store/entities';
import type { Company } from './types';

/** Every company the app has seen, by id. */
export const companies = createEntityStore('companies', (company: Company) => company);
export type CompaniesState = StateOf<typeof companies>;
