import { useSelector } from 'react-redux';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { notificationTypes } from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { NotificationSwitch } from './NotificationSwitch';
import styles from './Settings.module.css';

const MailedKinds = lazyPart(async () => (await import('./MailedKinds')).MailedKinds);

/** A switch for each kind of notification (SET-05), and its mail where the backend sends some (LIVE-04, ANY-06). */
export function NotificationSwitches() {
  const isMailed = useSelector((state: { session: SessionState }) => selectMe(state)?.digest !== undefined);
  if (isMailed) return <MailedKinds />;
  return (
    <ul className={styles.rows}>
      {notificationTypes.map((type) => (
        <li key={type}>
          <NotificationSwitch type={type} />
        </li>
      ))}
    </ul>
  );
}
