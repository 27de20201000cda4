import * as v from 'valibot';
import { id, idOrNull, total } from '@/shared/api/decode';
import { joinTabs } from '@/shared/lib/tabs/joinTabs';
import { holdStream } from './connection';
import { looks, type LiveMessage, type OnScreen } from './types';

/** A tab that came asks whether the stream is there, and what the others watch. */
type TabMessage = LiveMessage | { kind: 'asked' } | ({ kind: 'watching'; tab: string } & OnScreen);

const tabMessageSchema = v.object({
  kind: v.picklist(['opened', 'closed', 'heard', 'counted', 'asked', 'watching']),
  look: v.fallback(v.nullable(v.picklist(looks)), null),
  counts: v.fallback(v.nullable(v.object({ id, votesUp: total, votesDown: total, comments: total })), null),
  tab: idOrNull,
  posts: v.fallback(v.array(id), []),
  people: v.fallback(v.array(id), []),
});

/** A message of another tab; null if it is of another edition. */
function readMessage(told: unknown): TabMessage | null {
  const read = v.safeParse(tabMessageSchema, told);
  if (!read.success) return null;
  const { kind, look, counts, tab, posts, people } = read.output;
  if (kind === 'heard') return look && { kind, look };
  if (kind === 'counted') return counts && { kind, counts };
  if (kind === 'watching') return tab === null ? null : { kind, tab, posts, people };
  return { kind };
}

const nothing: OnScreen = { posts: [], people: [] };

interface Options {
  memberId: string;
  onMessage: (message: LiveMessage) => void;
  onUnknown: () => void;
}

/** Takes part in the one stream of all tabs of this browser (LIVE-01). */
export function joinStream({ memberId, onMessage, onUnknown }: Options) {
  const name = `kith.live.${memberId}`;
  const ownTab = crypto.randomUUID();
  const watching = new Map<string, OnScreen>();
  /** True while the stream is open, in this tab or in another. */
  let isOpen = false;
  /** True while this tab holds it. */
  let isHere = false;

  /** Passes on what is new: an answer to one tab that asked is heard by all. */
  function pass(message: LiveMessage): void {
    const opens = message.kind === 'opened';
    if ((opens || message.kind === 'closed') && opens === isOpen) return;
    if (opens || message.kind === 'closed') isOpen = opens;
    onMessage(message);
  }

  function hear(message: TabMessage): void {
    if (message.kind === 'watching') {
      const { tab, posts, people } = message;
      if (posts.length + people.length > 0) watching.set(tab, { posts, people });
      else watching.delete(tab);
      const screens = [...watching.values()];
      connection.watch({
        posts: [...new Set(screens.flatMap((screen) => screen.posts))],
        people: [...new Set(screens.flatMap((screen) => screen.people))],
      });
    } else if (message.kind !== 'asked') {
      // The last words of the tab that held it before may come late.
      if (!isHere) pass(message);
    } else {
      if (isHere) tell({ kind: 'opened' });
      tell({ kind: 'watching', tab: ownTab, ...(watching.get(ownTab) ?? nothing) });
    }
  }

  const tabs = joinTabs(name, (told) => {
    const message = readMessage(told);
    if (message !== null) hear(message);
  });
  const tell = (message: TabMessage) => tabs.tell(message);

  const connection = holdStream({
    lock: name,
    tell(message) {
      if (message.kind === 'opened') isHere = true;
      if (message.kind === 'closed') isHere = false;
      tell(message);
      pass(message);
    },
    onUnknown,
  });
  tell({ kind: 'asked' });

  const watch = (screen: OnScreen) => {
    const message: TabMessage = { kind: 'watching', tab: ownTab, ...screen };
    tell(message);
    hear(message);
  };
  return {
    /** Sets what is on this tab's screen. */
    watch,
    leave() {
      tell({ kind: 'watching', tab: ownTab, ...nothing });
      if (isHere) tell({ kind: 'closed' });
      connection.leave();
      tabs.leave();
    },
  };
}
