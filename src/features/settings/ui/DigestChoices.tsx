import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useRequest } from '@/shared/store/useRequest';
import { Select } from '@/shared/ui/select/Select';
import { digestChoices, type DigestChoice, type NotificationType } from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { saveKind } from '../requests';
import { useIntent } from '../useIntent';
import { useDigestTexts } from './digestTexts';
import { useSettingsTexts } from './settingsTexts';

/** Says what the mails tell (LIVE-04). */
export function DigestNote() {
  return useDigestTexts()('note');
}

/** Chooses the mail about one kind of notifications; none while its switch is off (LIVE-04). */
export function DigestSelect({ type, isDisabled }: { type: NotificationType; isDisabled: boolean }) {
  const t = useDigestTexts();
  const kind = useSettingsTexts()(`notification.types.${type}.label`);
  const saved = useSelector((state: { session: SessionState }) => toChoice(selectMe(state)?.digest?.[type]));
  const { status, send, reset } = useRequest(saveKind, { type, setting: 'digest' });
  const sendValue = useCallback(
    (value: DigestChoice) => send({ type, setting: 'digest', value }),
    [send, type],
  );
  const [choice, mean] = useIntent(saved, { status, send: sendValue, reset });
  return (
    <>
      <span aria-hidden="true">{t('label')}</span>
      <Select
        label={t('labelOf', { kind })}
        isLabelHidden
        size="sm"
        value={choice}
        disabled={isDisabled}
        options={digestChoices.map((value) => ({ value, label: t(`choices.${value}`) }))}
        onChange={(event) => mean(toChoice(event.target.value))}
      />
    </>
  );
}

/** An unknown choice of the backend counts as none. */
function toChoice(value: string | undefined): DigestChoice {
  return digestChoices.find((choice) => choice === value) ?? 'never';
}
