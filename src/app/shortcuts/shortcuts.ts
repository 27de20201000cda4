import type { UserEntity } from '@/features/people/types';
import { paths } from '@/shared/config/paths';

/** A control marked `data-shortcut`: of the focused post or comment, or the only one of its page. */
type Target = 'open' | 'like' | 'dislike' | 'reply' | 'save' | 'media' | 'comments' | 'loadNew';

export type ShortcutAction =
  | { kind: 'press'; target: Target }
  /** The next, previous or first article of the list. */
  | { kind: 'move'; to: 'next' | 'previous' | 'first' }
  | { kind: 'go'; to: (me: Pick<UserEntity, 'permalink'>) => string; state?: object }
  /** The feed, loaded again as by its links. */
  | { kind: 'feed' }
  /** The search box of the header. */
  | { kind: 'search' }
  /** Takes back what the bar at the foot offers to. */
  | { kind: 'undo' }
  | { kind: 'help' };

interface Shortcut {
  /** Key of its text in `shortcuts:does`. */
  name: string;
  /** Alternative `KeyboardEvent.key`s; two with a space between are pressed in sequence. */
  keys: readonly string[];
  action: ShortcutAction;
}

/** Single-key shortcuts of all members' pages with their usual keys, in the order of the help. */
export const shortcuts = [
  { name: 'next', keys: ['j'], action: { kind: 'move', to: 'next' } },
  { name: 'previous', keys: ['k'], action: { kind: 'move', to: 'previous' } },
  { name: 'first', keys: ['0'], action: { kind: 'move', to: 'first' } },
  { name: 'loadNew', keys: ['.'], action: { kind: 'press', target: 'loadNew' } },
  { name: 'open', keys: ['o', 'Enter'], action: { kind: 'press', target: 'open' } },
  { name: 'like', keys: ['l', 'f'], action: { kind: 'press', target: 'like' } },
  { name: 'dislike', keys: ['L'], action: { kind: 'press', target: 'dislike' } },
  { name: 'reply', keys: ['r'], action: { kind: 'press', target: 'reply' } },
  { name: 'comments', keys: ['x'], action: { kind: 'press', target: 'comments' } },
  { name: 'save', keys: ['d'], action: { kind: 'press', target: 'save' } },
  { name: 'media', keys: ['e'], action: { kind: 'press', target: 'media' } },
  {
    name: 'compose',
    keys: ['c', 'n'],
    action: { kind: 'go', to: () => paths.feed, state: { compose: true } },
  },
  { name: 'search', keys: ['/'], action: { kind: 'search' } },
  { name: 'goFeed', keys: ['g h'], action: { kind: 'feed' } },
  { name: 'goNotifications', keys: ['g n'], action: { kind: 'go', to: () => paths.notifications } },
  { name: 'goProfile', keys: ['g p'], action: { kind: 'go', to: (me) => paths.profile(me.permalink) } },
  { name: 'goGroups', keys: ['g g'], action: { kind: 'go', to: () => paths.groups } },
  { name: 'goCompanies', keys: ['g c'], action: { kind: 'go', to: () => paths.companies } },
  { name: 'goPhotos', keys: ['g a'], action: { kind: 'go', to: () => paths.photos } },
  { name: 'goShortVideos', keys: ['g v'], action: { kind: 'go', to: () => paths.shortVideos } },
  { name: 'goSaved', keys: ['g b'], action: { kind: 'go', to: () => paths.bookmarks } },
  { name: 'goSettings', keys: ['g s'], action: { kind: 'go', to: () => paths.settings() } },
  { name: 'undo', keys: ['z'], action: { kind: 'undo' } },
  { name: 'help', keys: ['?'], action: { kind: 'help' } },
] as const satisfies readonly Shortcut[];

export type ShortcutName = (typeof shortcuts)[number]['name'];
