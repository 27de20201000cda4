import { useSelector } from 'react-redux';
import rows from '@/features/communities/ui/Rows.module.css';
import { users, type UsersState } from '@/features/people/entities';
import { paths } from '@/shared/config/paths';
import { groupLogDays } from '@/shared/config/limits';
import { groupDesk } from '@/shared/i18n/en/groupDesk';
import { usePagedList } from '@/shared/store/usePagedList';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { RowList } from '@/shared/ui/infiniteList/RowList';
import { PersonRow } from '@/shared/ui/personRow/PersonRow';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { groupLog, type GroupLogState } from '../entities';
import { useGroupDeskTexts } from '../ui/groupDeskTexts';
import styles from '../ui/Groups.module.css';
import { groupLogs } from './lists';

type KnownAct = keyof typeof groupDesk.log.acts;
const isKnown = (act: string): act is KnownAct => Object.hasOwn(groupDesk.log.acts, act);

/** Log of a group, newest first; for owner and admins (DESK-01). */
export function GroupLog({ groupId }: { groupId: string }) {
  const t = useGroupDeskTexts();
  const list = usePagedList(groupLogs, groupId);
  return (
    <div className={rows.rows}>
      <p className={styles.note}>{t('log.days', { count: groupLogDays })}</p>
      <RowList
        list={list}
        label={t('members.tabs.log')}
        renderRow={renderLine}
        errorTitle={t('log.failed')}
        empty={<EmptyState seed="nobody" title={t('log.none')} text={t('log.noneText')} />}
      />
    </div>
  );
}

const renderLine = (id: string) => <LogLine id={id} />;

function LogLine({ id }: { id: string }) {
  const t = useGroupDeskTexts();
  const entry = useSelector((state: GroupLogState) => groupLog.select(state, id));
  const actor = useSelector((state: UsersState) => users.select(state, entry?.actorId ?? ''));
  const subject = useSelector((state: UsersState) => users.select(state, entry?.subjectId ?? ''));
  if (!entry) return null;
  const name = subject?.displayName ?? t('log.somebody');
  return (
    <PersonRow
      name={actor?.displayName ?? t('log.somebody')}
      {...(actor && { to: paths.profile(actor.permalink) })}
      image={actor?.avatar ?? null}
      meta={
        <>
          <bdi>{t(`log.acts.${isKnown(entry.act) ? entry.act : 'other'}`, { name })}</bdi> ·{' '}
          <RelativeTime at={entry.createdAt} />
        </>
      }
    />
  );
}
