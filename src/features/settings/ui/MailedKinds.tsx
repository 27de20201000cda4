import { useSelector } from 'react-redux';
import { useRequest } from '@/shared/store/useRequest';
import { Select } from '@/shared/ui/select/Select';
import {
  digestChoices,
  notificationTypes,
  type DigestChoice,
  type NotificationType,
} from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { saveKind } from '../requests';
import { useIntent } from '../useIntent';
import { useKindTexts } from './kindTexts';
import styles from './MailedKinds.module.css';
import { NotificationSwitch } from './NotificationSwitch';
import settings from './Settings.module.css';

/** The kinds of notifications, each with its switch and its mail (SET-05, LIVE-04). */
export function MailedKinds() {
  const t = useKindTexts();
  return (
    <>
      <p className={styles.note}>{t('mail.note')}</p>
      <ul className={settings.rows}>
        {notificationTypes.map((type) => (
          <li key={type} className={styles.kind}>
            <NotificationSwitch type={type} />
            <MailSelect type={type} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Chooses the mail about one kind; there is none while its switch is off. */
function MailSelect({ type }: { type: NotificationType }) {
  const t = useKindTexts();
  const isOn = useSelector((state: { session: SessionState }) => selectMe(state)?.notification[type] ?? true);
  const saved = useSelector((state: { session: SessionState }) => toChoice(selectMe(state)?.digest?.[type]));
  const request = useRequest(saveKind, { type, setting: 'digest' });
  const [choice, mean] = useIntent(saved, request, (value) =>
    saveKind.request({ type, setting: 'digest', value }),
  );
  return (
    <div className={styles.mail}>
      <span aria-hidden="true">{t('mail.label')}</span>
      <Select
        label={t('mail.labelOf', { kind: t(`types.${type}.label`) })}
        isLabelHidden
        size="sm"
        value={choice}
        disabled={!isOn}
        options={digestChoices.map((value) => ({ value, label: t(`mail.choices.${value}`) }))}
        onChange={(event) => mean(toChoice(event.target.value))}
      />
    </div>
  );
}

/** An unknown choice of the backend counts as none. */
function toChoice(value: string | undefined): DigestChoice {
  return digestChoices.find((choice) => choice === value) ?? 'never';
}
