import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { memberCountChange } from '@/shared/rules/membership';
import { usePagedList } from '@/shared/store/usePagedList';
import type { UndoState } from '@/shared/undo/undo';
import { groupMembers, type GroupMembersState } from '../entities';
import { memberList } from '../lists';
import type { MemberTab } from './tabs';
import { belongs, membershipOfMember } from '../standing';
import type { Group, GroupMember, MembersQuery } from '../types';
import { memberActs, membershipAfter } from './memberActs';

interface State extends GroupMembersState {
  undo: UndoState;
}

/** A list of a group's people without those who leave it by an act that waits (DESK-01). */
export function usePeople(query: MembersQuery) {
  const list = usePagedList(memberList, query);
  const members = useSelector((state: State) => state.groupMembers);
  const waiting = useSelector(memberActs.selectItems);
  const { ids } = list;
  const { tab, role } = query;
  const shown = useMemo(() => {
    if (waiting.length === 0) return ids;
    return ids.filter((id) => {
      const member = members[id];
      return member === undefined || belongs(membershipAfter(member, waiting), { tab, role });
    });
  }, [ids, members, role, tab, waiting]);
  return { ...list, ids: shown };
}

/** Number of a group's members, with what waits already counted (DESK-01). */
export function useMemberCount({ id, members }: Pick<Group, 'id' | 'members'>): number {
  const waiting = useWaitingMembers(id);
  return waiting.reduce((count, { before, after }) => count + memberCountChange(before, after), members);
}

/** Counts of the desk's tabs, with what waits already counted; null until the server told (DESK-01). */
export function useTabCounts(group: Group): Record<MemberTab, number | null> {
  const { id } = group;
  const of = (tab: MemberTab) => ({ groupId: id, tab, term: '' });
  const requests = usePagedList(memberList, of('requests')).count;
  const invited = usePagedList(memberList, of('invited')).count;
  const blocked = usePagedList(memberList, of('blocked')).count;
  const waiting = useWaitingMembers(id);
  const change = (tab: MemberTab) =>
    waiting.reduce(
      (by, { before, after }) => by + Number(belongs(after, { tab })) - Number(belongs(before, { tab })),
      0,
    );
  const changed = (tab: MemberTab, count: number | null) =>
    count === null ? null : Math.max(0, count + change(tab));
  return {
    members: useMemberCount(group),
    requests: changed('requests', requests),
    invited: changed('invited', invited),
    blocked: changed('blocked', blocked),
  };
}

/** People of a group on whom an act waits, before and after it. */
function useWaitingMembers(groupId: string) {
  const members = useSelector((state: State) => state.groupMembers);
  const waiting = useSelector(memberActs.selectItems);
  return useMemo(() => {
    const acts = waiting.filter((act) => act.groupId === groupId);
    const concerned = Object.values(members).filter(
      (member) => member.groupId === groupId && acts.some(({ userId }) => userId === member.userId),
    );
    return concerned.map((member) => ({
      before: membershipOfMember(member),
      after: membershipAfter(member, acts),
    }));
  }, [groupId, members, waiting]);
}

/** A person of a group as they are once what waits is done; undefined for somebody unknown. */
export function useShownMember(id: string) {
  const member = useSelector((state: State): GroupMember | undefined => groupMembers.select(state, id));
  const waiting = useSelector(memberActs.selectItems);
  return useMemo(() => member && { member, membership: membershipAfter(member, waiting) }, [member, waiting]);
}
