import { createEntityStore } from '@/shared/store/entities';
import type { Company } from './types';

export const companies = createEntityStore<'companies', Company>('companies');

export interface CompaniesState {
  companies: Record<string, Company>;
}
