import { useSelector } from 'react-redux';
import { useLoad } from '@/shared/store/useLoad';
import { companies, type CompaniesState } from './entities';
import { loadCompany } from './requests';

/** The company behind a permalink, loaded for a screen; one that a list has shown is there at once (CMP-02). */
export function useCompany(permalink: string) {
  const { data: id, ...load } = useLoad(loadCompany, permalink);
  const isGone = load.error?.status === 404;
  const company = useSelector((state: CompaniesState) => {
    if (isGone) return undefined;
    if (id !== undefined) return companies.select(state, id);
    return Object.values(state.companies).find((known) => known.permalink === permalink);
  });
  return { ...load, isGone, company: company ?? null };
}
