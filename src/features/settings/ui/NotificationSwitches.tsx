import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useRequest } from '@/shared/store/useRequest';
import { lazyExtra } from '@/shared/ui/lazyPart/lazyExtra';
import { Switch } from '@/shared/ui/switch/Switch';
import { notificationTypes, type NotificationType } from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { saveKind } from '../requests';
import { useIntent } from '../useIntent';
import styles from './NotificationSwitches.module.css';
import settings from './Settings.module.css';
import { useSettingsTexts } from './settingsTexts';

const DigestNote = lazyExtra(async () => (await import('./DigestChoices')).DigestNote);
const DigestSelect = lazyExtra(async () => (await import('./DigestChoices')).DigestSelect);

/** A switch for each kind of notification (SET-05), and its mail where the backend sends some (LIVE-04, ANY-06). */
export function NotificationSwitches() {
  const hasDigest = useSelector((state: { session: SessionState }) => selectMe(state)?.digest !== undefined);
  return (
    <>
      {hasDigest && (
        <p className={styles.mailNote}>
          <DigestNote />
        </p>
      )}
      <ul className={settings.rows}>
        {notificationTypes.map((type) => (
          <li key={type}>
            <NotificationSwitch type={type} hasDigest={hasDigest} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NotificationSwitch({ type, hasDigest }: { type: NotificationType; hasDigest: boolean }) {
  const t = useSettingsTexts();
  const saved = useSelector(
    (state: { session: SessionState }) => selectMe(state)?.notification[type] ?? true,
  );
  const { status, send, reset } = useRequest(saveKind, { type, setting: 'notification' });
  const sendValue = useCallback(
    (value: boolean) => send({ type, setting: 'notification', value }),
    [send, type],
  );
  const [isOn, mean] = useIntent(saved, { status, send: sendValue, reset });
  return (
    <>
      <Switch
        label={t(`notification.types.${type}.label`)}
        help={t(`notification.types.${type}.help`)}
        isOn={isOn}
        onChange={mean}
      />
      {hasDigest && (
        <div className={styles.mail}>
          <DigestSelect type={type} isDisabled={!isOn} />
        </div>
      )}
    </>
  );
}
