import { ShieldQuestion, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxSearchTermLength } from '@/shared/config/limits';
import { paths } from '@/shared/config/paths';
import { membershipOf, whyNot } from '@/shared/rules/membership';
import { usePagedList } from '@/shared/store/usePagedList';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { memberList } from '../lists';
import { memberTabs, type MemberTab } from '../rights';
import type { Group } from '../types';
import styles from './Groups.module.css';
import { useGroupPageTexts } from './groupPageTexts';
import { MemberRow } from './MemberRow';
import { useAddressTerm } from './useAddressTerm';

const InvitePicker = lazyOverlay(async () => (await import('./InvitePicker')).InvitePicker);
const RightsDialog = lazyOverlay(async () => (await import('./RightsDialog')).RightsDialog);

/** The people of a group: members, and for admins requests, invitations and the blocked (GRP-06). */
export function GroupMembers({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<'invite' | 'rights' | null>(null);
  const membership = membershipOf(group);
  const seesDesk = whyNot(membership, 'see_desk') === null;
  const mayInvite = whyNot(membership, 'invite') === null;
  const wanted = memberTabs.find((name) => name === query.get('tab')) ?? 'members';
  const tab = seesDesk ? wanted : 'members';
  return (
    <>
      {seesDesk && <MemberTabs group={group} tab={tab} />}
      <Members key={tab} group={group} tab={tab}>
        {group.role !== null && (
          <Button variant="quiet" icon={ShieldQuestion} onClick={() => setOpened('rights')}>
            {t('members.rights')}
          </Button>
        )}
        {mayInvite && (
          <Button variant="primary" icon={UserPlus} onClick={() => setOpened('invite')}>
            {t('members.invite')}
          </Button>
        )}
      </Members>
      {opened === 'invite' && <InvitePicker groupId={group.id} onClose={() => setOpened(null)} />}
      {opened === 'rights' && <RightsDialog group={group} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Tabs with live counts. */
function MemberTabs({ group: { id, name, permalink, members }, tab }: { group: Group; tab: MemberTab }) {
  const t = useGroupPageTexts();
  const of = (one: MemberTab) => ({ groupId: id, tab: one, term: '' });
  const counts = {
    members,
    requests: usePagedList(memberList, of('requests')).count,
    invited: usePagedList(memberList, of('invited')).count,
    blocked: usePagedList(memberList, of('blocked')).count,
  };
  return (
    <LinkTabs
      label={t('members.nav', { name })}
      tabs={memberTabs.map((one) => ({
        to: `${paths.group(permalink, 'members')}?tab=${one}`,
        label: t(`members.tabs.${one}`),
        count: counts[one],
        isCurrent: tab === one,
      }))}
    />
  );
}

interface MembersProps {
  group: Group;
  tab: MemberTab;
  children: ReactNode;
}

function Members({ group, tab, children }: MembersProps) {
  const t = useGroupPageTexts();
  const search = useAddressTerm();
  const list = usePagedList(memberList, { groupId: group.id, tab, term: search.term });
  const label = tab === 'requests' ? t('members.searchRequests') : t('members.search');
  const none = search.term === '' ? tab : 'members';
  return (
    <>
      <div className={styles.controls}>
        <SearchField
          label={label}
          placeholder={label}
          maxLength={maxSearchTermLength}
          value={search.typed}
          onChange={search.type}
        />
        {children}
      </div>
      <div className={styles.rows}>
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
    </>
  );
}

const renderRow = (id: string) => <MemberRow id={id} />;
