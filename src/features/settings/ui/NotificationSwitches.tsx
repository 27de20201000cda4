import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useRequest } from '@/shared/store/useRequest';
import { Switch } from '@/shared/ui/switch/Switch';
import { notificationTypes, type NotificationType } from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { switchNotification } from '../requests';
import { useIntent } from '../useIntent';
import styles from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

/** A switch for each kind of notification (SET-05). */
export function NotificationSwitches() {
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

function NotificationSwitch({ type }: { type: NotificationType }) {
  const t = useSettingsTexts();
  const saved = useSelector(
    (state: { session: SessionState }) => selectMe(state)?.notification[type] ?? true,
  );
  const { status, send, reset } = useRequest(switchNotification, { type });
  const sendValue = useCallback((value: boolean) => send({ type, isOn: value }), [send, type]);
  const [isOn, mean] = useIntent(saved, { status, send: sendValue, reset });
  return (
    <Switch
      label={t(`notification.types.${type}.label`)}
      help={t(`notification.types.${type}.help`)}
      isOn={isOn}
      onChange={mean}
    />
  );
}
