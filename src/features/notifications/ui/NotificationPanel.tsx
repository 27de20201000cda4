import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { usePagedList } from '@/shared/store/usePagedList';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import { MarkAll } from '../acts/MarkAll';
import { notificationsList } from '../lists';
import styles from './NotificationPanel.module.css';
import { NotificationRow } from './NotificationRow';
import { NotificationSkeleton } from './NotificationSkeleton';
import { useNotificationTexts } from './notificationTexts';
import { useFreshList } from './useFreshList';
import { useGroups } from './useGroups';

/** Number of rows in the panel; the page has all. */
const shownRows = 6;

/** The newest notifications under the bell; opening it marks them as read (NTF-01). */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const t = useNotificationTexts();
  const { ids, error, isLoading, reload, cancel } = usePagedList(notificationsList);
  useFreshList();
  const groups = useGroups(ids).slice(0, shownRows);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('title')}</h2>
        <MarkAll />
      </div>
      {error && groups.length === 0 && <ErrorState title={t('failed')} error={error} onRetry={reload} />}
      {isLoading && groups.length === 0 && (
        <div>
          <div aria-busy="true">
            <NotificationSkeleton count={4} />
          </div>
          <StillWorking onCancel={cancel} />
        </div>
      )}
      {!isLoading && !error && groups.length === 0 && <p className={styles.none}>{t('emptyTitle')}</p>}
      <ul aria-label={t('title')}>
        {groups.map((group) => (
          <li key={group.id}>
            <NotificationRow group={group} onOpen={onClose} />
          </li>
        ))}
      </ul>
      <Link to={paths.notifications} className={styles.all} onClick={onClose}>
        {t('all')}
      </Link>
    </div>
  );
}
