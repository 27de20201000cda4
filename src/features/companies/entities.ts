import { createEntityStore } from '@/shared/store/entities';
import type { Company } from './types';

/** Every company the app has seen, by id. */
export const companies = createEntityStore<'companies', Company>('companies');

/** The slice that `companies` reads. */
export interface CompaniesState {
  companies: Record<string, Company>;
}
