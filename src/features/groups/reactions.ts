import type { Action } from '@reduxjs/toolkit';
import { isShownAt } from '@/features/communities/isShownAt';
import { pageOpened } from '@/features/communities/pageOpened';
import { heard } from '@/features/live/slice';
import { removePicture, setPicture } from '@/features/pictures/requests';
import { users } from '@/features/people/entities';
import { posts, type PostsState } from '@/features/posts/entities';
import { selectMyId } from '@/features/session/selectors';
import { applyAct, formerOwner, isMember, membershipOf, stranger } from '@/shared/rules/membership';
import { paths } from '@/shared/config/paths';
import { navigated } from '@/shared/store/navigation';
import { on } from '@/shared/store/reactions';
import { requestObserved } from '@/shared/store/requests';
import { groupMembers, groups } from './entities';
import { groupsOf, memberList } from './lists';
import { memberId } from './rights';
import {
  actOnMember,
  archiveGroup,
  answerInvitation,
  createGroup,
  deleteGroup,
  editGroup,
  enterGroup,
  joinGroup,
  leaveGroup,
  loadGroup,
  loadWaiting,
  pinPost,
} from './requests';
import {
  countedForMe,
  isListedByRole,
  listed,
  memberChanged,
  membershipOfMember,
  standingChanged,
  type GroupState,
} from './standing';
import { groupOnScreen } from './returning';
import type { GroupsQuery, MemberAct } from './types';

type WaitingState = Parameters<typeof loadWaiting.select>[0];

/** Facts for the rules; the server has said yes, so that the last owner is not concerned. */
const done = (needsApproval: boolean) => ({ needsApproval, isLastOwner: false });

export const reactions = [
  // A group that is opened anew shows its people anew (GRP-03).
  on(requestObserved, ({ payload: { address } }, state: GroupState) => {
    const opened = pageOpened(address, loadGroup, state.groups);
    return opened ? memberList.resetWhere(state, ({ groupId }) => groupId === opened.id) : [];
  }),

  // The role of who has accepted to run a group, or was given more meanwhile, is known once the group tells (GRP-01).
  on(loadGroup.success, ({ payload: { id } }, state: GroupState) => {
    const group = groups.select(state, id);
    const standing = group && membershipOf(group);
    return standing && isMember(standing) ? listed(state, id, standing) : [];
  }),

  // Somebody let the member in, or out, while the group is on screen: it tells (LIVE-02).
  on(heard, ({ payload: look }, state: GroupState) => {
    const shown = look === 'member' ? groupOnScreen(state) : undefined;
    return shown ? [loadGroup.request(shown.permalink)] : [];
  }),

  on(createGroup.success, ({ payload }, state: GroupState) => {
    const myId = selectMyId(state);
    const isListed = (query: GroupsQuery) => isListedByRole(query, { state: 'owner', silenced: false });
    const mine = groupsOf.asked(state, (query) => query.userId === myId && isListed(query));
    return [
      ...mine.map((query) =>
        payload && query.term === '' ? groupsOf.itemAdded(payload.id, query) : groupsOf.reset(query),
      ),
      ...countedForMe(state, 1),
    ];
  }),

  // A new address leads to the same group.
  on(editGroup.success, ({ payload: { id, permalink }, meta: { arg } }) =>
    permalink === arg.permalink ? [] : [loadGroup.changed(id, permalink)],
  ),

  // Posts that were loaded before take comments, or no more (GRP-06).
  on(archiveGroup.success, ({ meta: { arg } }, state: PostsState) =>
    Object.values(state.posts)
      .filter(({ postType, entityId }) => postType === 'group' && entityId === arg.id)
      .map(({ id }) => posts.changed(id, { canComment: !arg.isArchived })),
  ),

  on(deleteGroup.success, ({ meta: { arg: id } }, state: GroupState) => {
    const group = groups.select(state, id);
    return [
      ...(group && isShownAt(paths.group(group.permalink))
        ? [navigated({ to: paths.groups, replace: true })]
        : []),
      groups.removed(id),
      ...(group ? [loadGroup.changed(undefined, group.permalink)] : []),
      ...countedForMe(state, -1),
    ];
  }),

  on([joinGroup.success, enterGroup.success], ({ payload, meta: { arg } }, state: GroupState) => {
    const { id, code } = arg;
    const group = groups.select(state, id);
    if (!group) return [];
    const needsApproval = group.privacy === 1 && code === undefined;
    const foretold = applyAct(membershipOf(group), 'join', done(needsApproval));
    const after = payload === null ? foretold : membershipOf({ ...payload, inviteId: null, blocked: null });
    if (typeof after === 'string') return [];
    // Things that a private group hides from strangers come with the group.
    const opens = !group.canSee && isMember(after);
    return [...standingChanged(state, id, after), ...(opens ? [loadGroup.request(group.permalink)] : [])];
  }),

  on(pinPost.success, ({ meta: { arg } }, state: GroupState) => {
    const { groupId, postId, isPinned } = arg;
    const others = groups.select(state, groupId)?.pinned?.filter((id) => id !== postId) ?? [];
    return [groups.changed(groupId, { pinned: isPinned ? [postId, ...others] : others })];
  }),

  on(leaveGroup.success, ({ meta: { arg } }, state: GroupState) => standingChanged(state, arg.id, stranger)),

  on(answerInvitation.success, ({ payload: outcome, meta: { arg } }, state: GroupState) => {
    const after = outcome === 'accepted' ? { state: 'member' as const, silenced: false } : stranger;
    if (outcome === 'hidden') return standingChanged(state, arg.groupId, after);
    // It may have offered more than the plain role, or have been accepted elsewhere: the group tells.
    const group = groups.select(state, arg.groupId);
    return [
      ...standingChanged(state, arg.groupId, after),
      ...(group ? [loadGroup.request(group.permalink)] : []),
    ];
  }),

  on(actOnMember.success, ({ meta: { arg } }, state: GroupState) => actDone(state, arg)),

  // Counts anew what waits once something was answered, where it was counted before (SHELL-03).
  on(
    [answerInvitation.success, actOnMember.success, joinGroup.success, enterGroup.success],
    (_, state: WaitingState) => (loadWaiting.select(state).data === undefined ? [] : [loadWaiting.request()]),
  ),

  // Another admin was faster: the lists tell what stands (GRP-06).
  on(actOnMember.failure, ({ payload: { status }, meta: { arg } }, state: GroupState) =>
    status === 404 || status === 409
      ? memberList.resetWhere(state, ({ groupId }) => groupId === arg.groupId)
      : [],
  ),

  on([setPicture.success, removePicture.success], ({ payload: { kind, picture }, meta: { arg } }) =>
    arg.groupId === undefined ? [] : [groups.changed(arg.groupId, { [kind]: picture })],
  ),
];

function actDone(state: GroupState, { groupId, userId, act, ...terms }: MemberAct): Action[] {
  const group = groups.select(state, groupId);
  if (!group) return [];
  const ofGroup = ({ groupId: of }: { groupId: string }) => of === groupId;
  const member = groupMembers.select(state, memberId(groupId, userId));
  if (!member) return memberList.resetWhere(state, ofGroup);
  const after = applyAct(membershipOfMember(member), act, done(group.privacy === 1));
  if (typeof after === 'string') return memberList.resetWhere(state, ofGroup);
  const myId = selectMyId(state) ?? '';
  const own = userId === myId ? standingChanged(state, groupId, after) : [];
  const isHandedOver = act === 'hand_over' && userId !== myId;
  const mine = groupMembers.select(state, memberId(groupId, myId));
  return [
    ...(act === 'withdraw' ? [users.changed(userId, { inviteStatus: null })] : []),
    ...memberChanged(state, member, after, terms),
    ...own,
    ...(isHandedOver ? standingChanged(state, groupId, formerOwner) : []),
    ...(isHandedOver && mine ? memberChanged(state, mine, formerOwner) : []),
  ];
}
