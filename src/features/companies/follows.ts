import { createAction } from '@reduxjs/toolkit';
import { lazyCall } from '@/shared/lib/chunks/lazyCall';
import type { CallContext } from '@/shared/store/attempt';
import { on } from '@/shared/store/reactions';
import { createToggle } from '@/shared/store/createToggle';
import { companies } from './entities';
import { followShown, type CompanyState } from './standing';
import type { Company } from './types';

const fetchCompany = lazyCall(async () => (await import('./api')).fetchCompany);
const sendFollow = lazyCall(async () => (await import('./api')).sendFollow);

/** Follows of companies: shown at once everywhere, rolled back with a message (CMP-03). */
export const companyFollows = createToggle<boolean, CompanyState>('companies/follows', {
  read: (state, id) => companies.select(state, id)?.isFollow,
  show: followShown,
  send: async ({ id, to }, context) => ({ value: await sendFollow(id, to, context), entities: {} }),
  reread: readFollow,
  failure: ({ to }) => (to ? 'companies:failedTo.follow' : 'companies:failedTo.unfollow'),
});

/** The server has ended the follow of a company, once Undo was over (CMP-03). */
export const companyUnfollowed = createAction<string>('companies/unfollowed');

export const followReactions = [
  on(companyUnfollowed, ({ payload: id }, state: CompanyState) => [
    ...followShown(state, id, false),
    companyFollows.settled(id, false, {}),
  ]),
];

async function readFollow(id: string, context: CallContext, state: CompanyState) {
  const { company, entities } = await rereadCompany(id, context, state);
  return { value: company?.isFollow ?? false, entities };
}

/** Reads a company anew, after a call whose fate is unknown. */
export async function rereadCompany(id: string, context: CallContext, state: CompanyState) {
  const { entities } = await fetchCompany(companies.select(state, id)?.permalink ?? id, context);
  return { company: entities[companies.kind]?.[id] as Company | undefined, entities };
}
