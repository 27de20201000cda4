import { useSelector } from 'react-redux';
import { useRequest } from '@/shared/store/useRequest';
import { Switch } from '@/shared/ui/switch/Switch';
import type { NotificationType } from '@/shared/wire/user';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { saveKind } from '../requests';
import { useIntent } from '../useIntent';
import { useKindTexts } from './kindTexts';

/** The switch of one kind of notification (SET-05). */
export function NotificationSwitch({ type }: { type: NotificationType }) {
  const t = useKindTexts();
  const saved = useSelector(
    (state: { session: SessionState }) => selectMe(state)?.notification[type] ?? true,
  );
  const request = useRequest(saveKind, { type, setting: 'notification' });
  const [isOn, mean] = useIntent(saved, request, (value) =>
    saveKind.request({ type, setting: 'notification', value }),
  );
  return (
    <Switch label={t(`types.${type}.label`)} help={t(`types.${type}.help`)} isOn={isOn} onChange={mean} />
  );
}
