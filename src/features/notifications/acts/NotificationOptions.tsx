import { Bell, BellOff, CircleDot, CircleCheck, Ellipsis, Settings2 } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { selectMe } from '@/features/session/selectors';
import type { SessionState } from '@/features/session/slice';
import { useSpeaks } from '@/features/session/useSpeaks';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { Menu, type MenuEntries } from '@/shared/ui/menu/Menu';
import type { NotificationGroup } from '../groups';
import { useNotificationTexts } from '../ui/notificationTexts';
import { rowMarkedUnread } from './flows';
import { postIdOf } from './reactions';
import { setRead } from './requests';
import { postMutes, turnOffs } from './undoable';

/** Menu of a row: marks it, ends what is told of its post, or turns its kind off (G13). */
export function NotificationOptions({ group, isMuted }: { group: NotificationGroup; isMuted: boolean }) {
  const t = useNotificationTexts();
  const dispatch = useDispatch();
  const isSpoken = useSpeaks('notify');
  const [newest] = group.items;
  const kind = newest?.modelType ?? '';
  const isOn = useIsOn(kind);
  if (!newest) return null;
  const { read, target } = newest;
  const postId = postIdOf(target);
  const ids = group.items.map(({ id }) => id);
  const entries: MenuEntries = [
    ...(isSpoken
      ? [
          {
            label: read ? t('markUnread') : t('markRead'),
            icon: read ? CircleDot : CircleCheck,
            onSelect: () => dispatch(read ? rowMarkedUnread(ids) : setRead.request({ ids, read: true })),
          },
        ]
      : []),
    ...(isSpoken && postId !== null
      ? [
          {
            label: isMuted ? t('unmute') : t('mute'),
            icon: isMuted ? Bell : BellOff,
            onSelect: () => dispatch(postMutes.act([{ postId, isMuted: !isMuted }])),
          },
        ]
      : []),
    ...(isOn
      ? [{ label: t('turnOff'), icon: Settings2, onSelect: () => dispatch(turnOffs.act([{ kind }])) }]
      : []),
  ];
  if (entries.length === 0) return null;
  return (
    <Menu label={t('options')} entries={entries}>
      {(trigger) => <IconButton {...trigger} size="sm" icon={Ellipsis} label={t('options')} />}
    </Menu>
  );
}

/** True for a kind that has a switch in the settings, and is not turned off. */
function useIsOn(kind: string): boolean {
  const isOn = useSelector(
    (state: { session: SessionState }) =>
      Object.entries(selectMe(state)?.notification ?? {}).find(([name]) => name === kind)?.[1],
  );
  const isWaiting = useSelector(turnOffs.selectItems).some((item) => item.kind === kind);
  return isOn === true && !isWaiting;
}
