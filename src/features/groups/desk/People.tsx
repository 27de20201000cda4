import { useCallback, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ListSearch } from '@/features/communities/ui/ListSearch';
import rows from '@/features/communities/ui/Rows.module.css';
import { useAddressTerm } from '@/features/communities/ui/useAddressTerm';
import { users, type UsersState } from '@/features/people/entities';
import { selectMyId } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { Button } from '@/shared/ui/button/Button';
import { Chip } from '@/shared/ui/chip/Chip';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { BulkBar } from '@/shared/ui/selection/BulkBar';
import { useSelection } from '@/shared/ui/selection/useSelection';
import { groupMembers, type GroupMembersState } from '../entities';
import { roleFilters, type MemberTab } from './tabs';
import type { Group } from '../types';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import styles from '../ui/Groups.module.css';
import { DeskContext } from './DeskContext';
import { DeskKeysHelp } from './DeskKeysHelp';
import { memberActs, type DeskAct } from './memberActs';
import { MemberRow } from './MemberRow';
import { mayAct, tabActs } from './tabActs';
import { useDeskKeys } from './useDeskKeys';
import { usePeople } from './usePeople';

type State = UsersState & GroupMembersState & { session: SessionState };

interface PeopleProps {
  group: Group;
  tab: MemberTab;
  /** Buttons beside the search. */
  children: ReactNode;
}

/** One tab of a group's people: searched, narrowed to a role, and for admins with acts on many at once (GRP-06). */
export function People({ group, tab, children }: PeopleProps) {
  const t = useGroupDeskTexts();
  const search = useAddressTerm();
  const [address] = useSearchParams();
  const role = tab === 'members' ? roleFilters.find((name) => name === address.get('role')) : undefined;
  const list = usePeople({ groupId: group.id, tab, role, term: search.term });
  const { selection, canChoose, act } = useManyActs(group, tab, list.ids);
  const desk = useMemo(() => ({ selection, canChoose }), [canChoose, selection]);
  const label = tab === 'requests' ? t('members.searchRequests') : t('members.search');
  const none = search.term === '' && role === undefined ? tab : 'members';
  const seesDesk = whyNot(membershipOf(group), 'see_desk') === null;
  const { first, second } = tabActs[tab];
  return (
    <>
      <ListSearch label={label} search={search}>
        {children}
      </ListSearch>
      {tab === 'members' && <RoleChips />}
      {seesDesk && list.ids.length > 0 && <DeskKeysHelp tab={tab} />}
      <DeskContext value={seesDesk ? desk : null}>
        <div className={rows.rows}>
          <RowList
            list={list}
            label={t(`members.tabs.${tab}`)}
            renderRow={renderRow}
            errorTitle={t('members.failed')}
            empty={
              <EmptyState
                seed="nobody"
                title={t(`members.none.${none}`)}
                text={t(`members.none.${none}Text`)}
              />
            }
          />
        </div>
      </DeskContext>
      {selection.chosen.length > 0 && (
        <BulkBar label={t('members.selected')} count={selection.chosen.length} onClear={selection.clear}>
          <Button size="sm" onClick={() => act(first, selection.chosen)}>
            {t(`members.acts.${first}`)}
          </Button>
          {second !== null && (
            <Button size="sm" variant="quiet" onClick={() => act(second, selection.chosen)}>
              {t(`members.acts.${second}`)}
            </Button>
          )}
        </BulkBar>
      )}
    </>
  );
}

const renderRow = (id: string) => <MemberRow id={id} />;

/** Choosing people of a tab, and acting on them by button and key. */
function useManyActs(group: Group, tab: MemberTab, ids: readonly string[]) {
  const dispatch = useDispatch();
  const store = useStore<State>();
  const myId = useSelector(selectMyId);
  const selection = useSelection(ids);
  const { clear } = selection;
  const { first, second } = tabActs[tab];

  const act = useCallback(
    (name: DeskAct['act'], targets: readonly string[]) => {
      const state = store.getState();
      const acts = targets.flatMap((id): DeskAct[] => {
        const member = groupMembers.select(state, id);
        if (!member || !mayAct(group, member, name, member.userId === myId)) return [];
        const { groupId, userId, inviteId } = member;
        return [
          { groupId, userId, inviteId, act: name, name: users.select(state, userId)?.displayName ?? '' },
        ];
      });
      dispatch(memberActs.act(acts));
      clear();
      return acts.map(({ groupId, userId }) => `${groupId} ${userId}`);
    },
    [clear, dispatch, group, myId, store],
  );
  const canChoose = useCallback(
    (id: string) => {
      const member = groupMembers.select(store.getState(), id);
      const acts = second === null ? [first] : [first, second];
      return member !== undefined && acts.some((name) => mayAct(group, member, name, member.userId === myId));
    },
    [first, group, myId, second, store],
  );
  const onAct = useCallback(
    (key: 'a' | 'd', targets: readonly string[]) => {
      // In the list of members, keys would silence or remove by a slip.
      const name = tab === 'members' ? null : key === 'a' ? first : second;
      return name === null ? [] : act(name, targets);
    },
    [act, first, second, tab],
  );
  useDeskKeys({ ids, selection, onAct });
  return { selection, canChoose, act };
}

/** Narrows the members to a role, kept in the address. */
function RoleChips() {
  const t = useGroupDeskTexts();
  const [address, setAddress] = useSearchParams();
  const chosen = roleFilters.find((name) => name === address.get('role')) ?? 'all';
  const choose = (role: (typeof roleFilters)[number] | 'all') =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        if (role === 'all') next.delete('role');
        else next.set('role', role);
        return next;
      },
      { replace: true },
    );
  return (
    <div role="group" aria-label={t('members.roles.label')} className={styles.chips}>
      {(['all', ...roleFilters] as const).map((role) => (
        <Chip key={role} isOn={role === chosen} onChange={() => choose(role)}>
          {t(`members.roles.${role}`)}
        </Chip>
      ))}
    </div>
  );
}
