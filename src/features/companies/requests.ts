import { isShownAt } from '@/features/communities/isShownAt';
import { paths } from '@/shared/config/paths';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { createRequest } from '@/shared/store/createRequest';
import { createResource } from '@/shared/store/createResource';
import { navigated } from '@/shared/store/navigation';
import type { MemberAct } from './types';

/** Loads a company by its permalink and keeps its id (CMP-02). */
export const loadCompany = createResource(
  'companies/load',
  lazyCall(async () => (await import('./api')).fetchCompany),
  {
    key: (permalink) => permalink,
    concurrency: 'latest',
    keep: ({ id }) => id,
    isGone: ({ status }) => status === 404,
  },
);

/** Loads the categories of companies with their subcategories (CMP-01). */
export const loadCategories = createResource(
  'companies/loadCategories',
  lazyCall(async () => {
    const { fetchCategories } = await import('@/features/communities/api');
    return (context: CallContext) => fetchCategories('company', context);
  }),
  { concurrency: 'latest' },
);

/** Creates a company; a failure shows in its form (CMP-01). */
export const createCompany = createRequest(
  'companies/create',
  lazyCall(async () => (await import('./api')).createCompany),
  {
    followUps: (company) => {
      const to = company ? paths.company(company.permalink) : paths.managedCompanies;
      return isShownAt(paths.createCompany) ? [navigated({ to, replace: true })] : [];
    },
  },
);

interface Section {
  id: string;
  /** Names the form, of which the next may open while a former one is answered. */
  section: string;
}

/** Saves changed settings of a company; a failure shows in its form and in no other (CMP-01). */
export const editCompany = createRequest(
  'companies/edit',
  lazyCall(async () => {
    const { editCompany: send } = await import('./api');
    return (edit: Parameters<typeof send>[0] & Section, context: CallContext) => send(edit, context);
  }),
  {
    key: ({ id, section }: Section) => `${id} ${section}`,
    // A changed permalink is the page's address from then on.
    followUps: ({ permalink }, { permalink: before }) => {
      const old = paths.company(before);
      const isShown = permalink !== before && location.pathname.startsWith(`${old}/`);
      const to = `${paths.company(permalink)}${location.pathname.slice(old.length)}`;
      return isShown ? [navigated({ to, replace: true })] : [];
    },
  },
);

/** Deletes a company (CMP-04). */
export const deleteCompany = createRequest(
  'companies/delete',
  lazyCall(async () => (await import('./api')).deleteCompany),
  {
    key: (id: string) => id,
    messages: { success: 'companies:deleted', failure: 'companies:failedTo.delete' },
  },
);

/** An act on a person of a company, or on the member's own place in it (CMP-04). */
export const actOnCompanyMember = createRequest(
  'companies/act',
  lazyCall(async () => (await import('./api')).sendAct),
  {
    key: ({ companyId, userId }: Pick<MemberAct, 'companyId' | 'userId'>) => `${companyId} ${userId}`,
    messages: { failure: 'companies:failedTo.act' },
  },
);
