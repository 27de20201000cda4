import { ShieldQuestion, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { isArchived, membershipOf, whyNot } from '@/shared/rules/membership';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay, lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { memberTabs, type MemberTab } from './tabs';
import type { Group } from '../types';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import { GroupLog } from './GroupLog';
import { People } from './People';
import { groupDeskRoom } from './room';
import { useTabCounts } from './usePeople';

const InvitePicker = lazyRoomOverlay(async () => {
  const { InvitePicker, rooms } = await import('../inviting/InvitePicker');
  return { default: InvitePicker, rooms };
});
const InviteLinks = lazyPart(async () => (await import('../links/InviteLinks')).InviteLinks);
const RightsDialog = lazyOverlay(async () => (await import('./RightsDialog')).RightsDialog);

export const rooms = [groupDeskRoom];

/** The people of a group; for admins the desk: requests, invitations, the blocked and the log (GRP-06, DESK-01). */
export function GroupMembers({ group }: { group: Group }) {
  const t = useGroupDeskTexts();
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<'invite' | 'rights' | null>(null);
  const membership = membershipOf(group);
  const seesDesk = whyNot(membership, 'see_desk') === null;
  const mayInvite = whyNot(membership, 'invite') === null && !isArchived(group);
  const speaksDesk = useSpeaks('groupDesk');
  const hasLinks = useSpeaks('groupLinks') && mayInvite;
  const seesLog = speaksDesk && whyNot(membership, 'see_log') === null;
  const wanted = memberTabs.find((name) => name === query.get('tab')) ?? 'members';
  const tab = seesDesk ? wanted : 'members';
  const isLog = seesLog && query.get('tab') === 'log';
  return (
    <>
      {seesDesk && <DeskTabs group={group} tab={isLog ? 'log' : tab} hasLog={seesLog} />}
      {tab === 'invited' && !isLog && hasLinks && <InviteLinks group={group} />}
      {isLog ? (
        <GroupLog groupId={group.id} />
      ) : (
        <People key={tab} group={group} tab={tab}>
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
        </People>
      )}
      {opened === 'invite' && (
        <InvitePicker group={group} onClose={() => setOpened(null)}>
          {hasLinks && <InviteLinks group={group} place="dialog" />}
        </InvitePicker>
      )}
      {opened === 'rights' && <RightsDialog group={group} onClose={() => setOpened(null)} />}
    </>
  );
}

interface DeskTabsProps {
  group: Group;
  tab: MemberTab | 'log';
  hasLog: boolean;
}

/** Tabs with live counts. */
function DeskTabs({ group, tab, hasLog }: DeskTabsProps) {
  const t = useGroupDeskTexts();
  const counts = { ...useTabCounts(group), log: null };
  const tabs = [...memberTabs, ...(hasLog ? (['log'] as const) : [])];
  return (
    <LinkTabs
      label={t('members.nav', { name: group.name })}
      tabs={tabs.map((one) => ({
        to: `${paths.group(group.permalink, 'members')}?tab=${one}`,
        label: t(`members.tabs.${one}`),
        count: counts[one],
        isCurrent: tab === one,
      }))}
    />
  );
}
