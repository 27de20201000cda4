import type { Action } from '@reduxjs/toolkit';
import { loadVoice } from '@/features/comments/requests';
import { isShownAt } from '@/features/communities/isShownAt';
import { pageOpened } from '@/features/communities/pageOpened';
import { removePicture, setPicture } from '@/features/pictures/requests';
import { selectMyId } from '@/features/session/selectors';
import { applyCompanyAct, formerCompanyOwner, whyNotInCompany } from '@/shared/rules/company';
import { paths } from '@/shared/config/paths';
import { navigated } from '@/shared/store/navigation';
import { on } from '@/shared/store/reactions';
import { requestObserved } from '@/shared/store/requests';
import { companies, companyMembers } from './entities';
import { addable, companiesOf, companyMemberList } from './lists';
import { actOnCompanyMember, createCompany, deleteCompany, editCompany, loadCompany } from './requests';
import { memberId } from './rights';
import { counted, countedForMe, memberChanged, ownRoleChanged, type CompanyState } from './standing';
import type { MemberAct } from './types';

/** The server has said yes, so that the last owner is not concerned. */
const done = { isLastOwner: false };

export const reactions = [
  // A company that is opened anew shows its people anew (CMP-05).
  on(requestObserved, ({ payload: { address } }, state: CompanyState) => {
    const opened = pageOpened(address, loadCompany, state.companies);
    return opened ? peopleReset(state, opened.id) : [];
  }),

  on(createCompany.success, ({ payload }, state: CompanyState) => {
    const myId = selectMyId(state);
    return [
      ...companiesOf
        .asked(state, ({ userId }) => userId === myId)
        .map((query) =>
          payload && query.term === '' ? companiesOf.itemAdded(payload.id, query) : companiesOf.reset(query),
        ),
      ...countedForMe(state, 1),
    ];
  }),

  // A new address leads to the same company.
  on(editCompany.success, ({ payload: { id, permalink }, meta: { arg } }) =>
    permalink === arg.permalink ? [] : [loadCompany.changed(id, permalink)],
  ),

  on(deleteCompany.success, ({ meta: { arg: id } }, state: CompanyState) => {
    const company = companies.select(state, id);
    return [
      ...(company && isShownAt(paths.company(company.permalink))
        ? [navigated({ to: paths.companies, replace: true })]
        : []),
      companies.removed(id),
      ...(company ? [loadCompany.changed(undefined, company.permalink)] : []),
      ...countedForMe(state, -1),
    ];
  }),

  on(actOnCompanyMember.success, ({ meta: { arg } }, state: CompanyState) => actDone(state, arg)),

  // The comments under the company's posts need not ask again (CMP-02).
  on(loadCompany.success, ({ payload: { id, permalink } }, state: CompanyState) => {
    const company = companies.select(state, id);
    const canSpeak = company !== undefined && whyNotInCompany(company.role, 'speak') === null;
    return [loadVoice.changed({ id, canSpeak }, permalink)];
  }),

  // Another manager was faster, or has taken the right away: company and lists tell what stands (CMP-04).
  on(actOnCompanyMember.failure, ({ payload: { status }, meta: { arg } }, state: CompanyState) => {
    const company = companies.select(state, arg.companyId);
    const isStale = status === 403 || status === 404 || status === 409;
    if (!isStale || !company) return [];
    return [...peopleReset(state, company.id), loadCompany.request(company.permalink)];
  }),

  on([setPicture.success, removePicture.success], ({ payload: { kind, picture }, meta: { arg } }) =>
    arg.companyId === undefined ? [] : [companies.changed(arg.companyId, { [kind]: picture })],
  ),
];

const peopleReset = (state: CompanyState, id: string) =>
  companyMemberList.resetWhere(state, ({ companyId }) => companyId === id);

function actDone(state: CompanyState, { companyId, userId, act }: MemberAct): Action[] {
  const myId = selectMyId(state) ?? '';
  if (act === 'add') {
    return [
      ...addable.itemRemovedWhere(state, userId, (query) => query.companyId === companyId),
      ...counted(companies.select(state, companyId), 1),
      ...peopleReset(state, companyId),
    ];
  }
  if (act === 'leave') {
    return [
      ...ownRoleChanged(state, companyId, null),
      ...counted(companies.select(state, companyId), -1),
      ...peopleReset(state, companyId),
    ];
  }
  const member = companyMembers.select(state, memberId(companyId, userId));
  const after = member && applyCompanyAct(member.role, act, done);
  if (!member || after === undefined || typeof after === 'string') return peopleReset(state, companyId);
  const isHandedOver = act === 'hand_over' && userId !== myId;
  const mine = companyMembers.select(state, memberId(companyId, myId));
  return [
    ...memberChanged(state, member, after.role),
    ...(userId === myId ? ownRoleChanged(state, companyId, after.role) : []),
    ...(isHandedOver ? ownRoleChanged(state, companyId, formerCompanyOwner) : []),
    ...(isHandedOver && mine ? memberChanged(state, mine, formerCompanyOwner) : []),
  ];
}
