import {
  ArrowBigDown,
  ArrowBigUp,
  ArrowUp,
  Bookmark,
  Building2,
  CheckCheck,
  Clapperboard,
  FilePen,
  Images,
  Keyboard,
  Link as LinkIcon,
  LogOut,
  MessageSquare,
  Monitor,
  Moon,
  PenLine,
  Sun,
  Undo2,
  UsersRound,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { allMarks } from '@/features/notifications/acts/undoable';
import { notificationsList } from '@/features/notifications/lists';
import { selectUnread } from '@/features/notifications/slice';
import { wallKey } from '@/features/posts/requests';
import { useCopyLink } from '@/features/posts/ui/useCopyLink';
import { selectMyId } from '@/features/session/selectors';
import { storedKeys } from '@/features/writing/storage/storedKeys';
import { textKey } from '@/features/writing/storage/textAddress';
import { paths } from '@/shared/config/paths';
import { writeDevice } from '@/shared/lib/device/device';
import { useDevice } from '@/shared/lib/device/useDevice';
import { useTexts } from '@/shared/i18n/useTexts';
import { actUndone, type UndoState } from '@/shared/undo/undo';
import { useAppSelector } from '../useAppSelector';
import { useLogOut } from '../shell/logOut';
import { useShellTexts } from '../shell/shellTexts';
import { controlOf, currentArticle } from '../shortcuts/articleFocus';
import type { Bindings } from '../shortcuts/bindings';
import { shortcuts, type ShortcutAction, type ShortcutName } from '../shortcuts/shortcuts';
import type { Entry } from './entries';
import { Picture } from './Picture';
import { usePaletteTexts } from './paletteTexts';

/** Keys of acts that the palette does not offer: it moves itself, and its pages are in "Go to". */
const left = new Set<string>(['next', 'previous', 'first', 'search', 'undo']);
const ofPost = new Set<string>(['open', 'like', 'dislike', 'reply', 'comments', 'save', 'media']);

const icons: Partial<Record<ShortcutName, LucideIcon>> = {
  compose: PenLine,
  loadNew: ArrowUp,
  help: Keyboard,
  like: ArrowBigUp,
  dislike: ArrowBigDown,
  reply: MessageSquare,
  comments: MessageSquare,
  save: Bookmark,
  media: Images,
};

const act = (id: string, title: string, picture: ReactNode, run: () => void, also = ''): Entry => ({
  id: `do ${id}`,
  kind: 'do',
  title,
  also: also.split(', '),
  picture,
  run,
});

/** The acts that have keys, as far as they can be done here, with the keys that count on this device (HOUR-06). */
export function useKeyedActs(bindings: Bindings, perform: (action: ShortcutAction) => void): Entry[] {
  const t = usePaletteTexts();
  const does = useTexts('shortcuts');
  return useMemo(() => {
    const titleOf = (name: ShortcutName) => {
      if (name === 'help') return does('title');
      return ofPost.has(name) ? t('acts.post', { act: does(`does.${name}`) }) : does(`does.${name}`);
    };
    return shortcuts
      .filter(({ name, action }) => !left.has(name) && isPossible(action))
      .filter(({ name }) => !name.startsWith('go'))
      .map(({ name, action }) => ({
        ...act(
          name,
          titleOf(name),
          <Picture icon={icons[name] ?? Zap} />,
          () => perform(action),
          name === 'compose' || name === 'help' ? t(`synonyms.${name}`) : '',
        ),
        keys: bindings.get(name)?.[0],
      }))
      .sort((one, other) => placeOf(one) - placeOf(other));
  }, [bindings, does, perform, t]);
}

/** Writing comes first, the list of keys last. */
function placeOf({ id }: Entry): number {
  if (id === 'do compose') return 0;
  return id === 'do help' ? 2 : 1;
}

function isPossible(action: ShortcutAction): boolean {
  if (action.kind !== 'press') return true;
  if (action.target === 'loadNew') return controlOf('loadNew') !== null;
  return currentArticle() !== null && (action.target === 'reply' || controlOf(action.target) !== null);
}

/** Acts without keys: new things, notifications, the look, the way out. */
export function useActs(): Entry[] {
  const things = useNewThings();
  const news = useNewsActs();
  const device = useDeviceActs();
  const here = useHereActs();
  return useMemo(() => [...news, ...things, ...device, ...here], [device, here, news, things]);
}

function useNewThings(): Entry[] {
  const t = usePaletteTexts();
  const navigate = useNavigate();
  const myId = useSelector(selectMyId);
  return useMemo(() => {
    const go = (to: string) => () => void navigate(to);
    const hasDraft =
      myId !== null &&
      storedKeys.has(
        textKey({ memberId: myId, kind: 'post', place: wallKey({ type: 'user', entityId: myId }) }),
      );
    const write = () => void navigate(paths.feed, { state: { compose: true } });
    return [
      ...(hasDraft ? [act('draft', t('acts.draft'), <Picture icon={FilePen} />, write)] : []),
      act(
        'newClip',
        t('acts.newClip'),
        <Picture icon={Clapperboard} />,
        go(paths.newShortVideo),
        t('synonyms.newClip'),
      ),
      act('newGroup', t('acts.newGroup'), <Picture icon={UsersRound} />, go(paths.createGroup)),
      act('newCompany', t('acts.newCompany'), <Picture icon={Building2} />, go(paths.createCompany)),
    ];
  }, [myId, navigate, t]);
}

function useNewsActs(): Entry[] {
  const t = usePaletteTexts();
  const dispatch = useDispatch();
  const unread = useSelector(selectUnread);
  const offered = useSelector(({ undo }: { undo: UndoState }) => undo.offered);
  const { ids } = useAppSelector((state) => notificationsList.select(state));
  return useMemo(() => {
    const [newest] = ids;
    const undo = offered
      ? [
          act('undo', t('acts.undo', { what: offered.text }), <Picture icon={Undo2} />, () =>
            dispatch(actUndone({ id: offered.id })),
          ),
        ]
      : [];
    const markAll = () => {
      if (newest !== undefined) dispatch(allMarks.act([{ until: newest, ids }]));
    };
    return unread > 0 && newest !== undefined
      ? [
          ...undo,
          act('markAll', t('acts.markAll'), <Picture icon={CheckCheck} />, markAll, t('synonyms.markAll')),
        ]
      : undo;
  }, [dispatch, ids, offered, t, unread]);
}

function useDeviceActs(): Entry[] {
  const t = usePaletteTexts();
  const { theme, hasShortcuts } = useDevice();
  return useMemo(() => {
    const icons = { dark: Moon, light: Sun, system: Monitor } as const;
    const switchKeys = () => writeDevice({ hasShortcuts: !hasShortcuts });
    return [
      ...(['dark', 'light', 'system'] as const)
        .filter((other) => other !== theme)
        .map((other) =>
          act(
            `theme ${other}`,
            t(`acts.${other}`),
            <Picture icon={icons[other]} />,
            () => writeDevice({ theme: other }),
            t(`synonyms.${other}`),
          ),
        ),
      act(
        'keys',
        t(hasShortcuts ? 'acts.keysOff' : 'acts.keysOn'),
        <Picture icon={Keyboard} />,
        switchKeys,
        t('synonyms.keys'),
      ),
    ];
  }, [hasShortcuts, t, theme]);
}

function useHereActs(): Entry[] {
  const t = usePaletteTexts();
  const shell = useShellTexts();
  const copyLink = useCopyLink();
  const logOut = useLogOut();
  return useMemo(
    () => [
      act(
        'copyLink',
        t('acts.copyLink'),
        <Picture icon={LinkIcon} />,
        () => void copyLink(location.pathname + location.search),
      ),
      act('logOut', shell('logOut'), <Picture icon={LogOut} />, logOut, t('synonyms.logOut')),
    ],
    [copyLink, logOut, shell, t],
  );
}
