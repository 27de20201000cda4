import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { WireNotifications } from '@/shared/wire/notification';
import type { WirePost } from '@/shared/wire/post';
import type { WireProfile } from '@/shared/wire/user';
import type { WireList } from '@/shared/wire/common';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { listen, type Ear } from '../../testing/listening';
import { comment, publish } from '../../testing/posts';
import { createDelivery } from './delivery';

/** `npm run test:live-model` asks for 500. */
const runs = Number(process.env.LIVE_MODEL_RUNS ?? 8);
const secondsPerRun = 6;

let server: TestServer;
let deliver: () => Promise<void>;
/** The reader's tab. */
const tab: { ear: Ear | null } = { ear: null };
beforeAll(async () => {
  server = await createTestServer();
});
afterEach(() => closeTab());
afterAll(() => server.close());

interface World {
  reader: TestMember;
  other: TestMember;
  post: WirePost;
}

/** Screen of a browser, as far as others change it. */
interface Shown {
  unread: number;
  newest: string | undefined;
  followers: number | null;
}

async function look({ reader }: World): Promise<Shown> {
  const notices = await reader.call<WireNotifications>('GET', '/api/notify?per_page=1');
  const feed = await reader.call<WireList<WirePost>>('GET', '/api/post/news?per_page=1');
  const profile = await reader.call<WireProfile>('GET', '/api/user/user/new');
  return {
    unread: notices.body.unread_cnt.notify,
    newest: feed.body.list[0]?.id,
    followers: profile.body.counts.followers,
  };
}

const acts = {
  comments: ({ other, post }: World) => comment(other, post.id, 'Well said'),
  votes: ({ other, post }: World) => other.call('POST', `/api/vote/${post.id}/like`),
  posts: ({ other }: World) => publish(other, { post: 'News' }),
  follows: ({ other, reader }: World) => other.call('POST', `/api/follower/${reader.id}/follow`),
  unfollows: ({ other, reader }: World) => other.call('POST', `/api/follower/${reader.id}/unfollow`),
  reads: ({ reader }: World) => reader.call('PATCH', '/api/notify/mark/notify'),
};
type Step = keyof typeof acts | 'cut' | 'crash' | 'hear';

/** The browser: it looks when a stream opens, and for what the stream tells. */
async function hear(world: World, shown: Shown): Promise<Shown> {
  const told = (await tab.ear?.heard()) ?? [];
  if (tab.ear === null || tab.ear.isOver()) {
    tab.ear = await listen(server, world.reader, deliver);
    return look(world);
  }
  const now = await look(world);
  // A part of the screen is only as new as what was told of it.
  return {
    unread: told.includes('notify') ? now.unread : shown.unread,
    newest: told.includes('news') ? now.newest : shown.newest,
    followers: told.includes('follow') ? now.followers : shown.followers,
  };
}

/** Hears what is on its way, then nothing. */
async function hearNothingNew(): Promise<void> {
  await tab.ear?.heard();
  expect(await tab.ear?.heard()).toEqual([]);
}

async function closeTab(): Promise<void> {
  await tab.ear?.leave();
  tab.ear = null;
}

/** Ends the process: all streams break, and the next process has told nothing yet. */
function crash(): void {
  for (const { end } of server.deps.streams.listeners()) end();
  deliver = createDelivery(server.deps);
}

const steps = fc.array(
  fc.constantFrom<Step>(
    'comments',
    'votes',
    'posts',
    'follows',
    'unfollows',
    'reads',
    'cut',
    'crash',
    'hear',
    'hear',
  ),
  { minLength: 4, maxLength: 14 },
);

it(
  'LIVE-03 after any cut a browser shows what is, and nothing is told twice',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        await closeTab();
        await server.reset();
        deliver = createDelivery(server.deps);
        const [reader, other] = [await server.member(), await server.member()];
        await reader.call('POST', `/api/follower/${other.id}/follow`);
        const world = { reader, other, post: await publish(reader, { post: 'Mine' }) };
        let shown = await hear(world, { unread: 0, newest: undefined, followers: 0 });
        for (const step of [...sequence, 'hear'] as const) {
          server.clock.advance(1);
          if (step === 'hear') {
            shown = await hear(world, shown);
            expect(shown).toEqual(await look(world));
            await hearNothingNew();
          } else if (step === 'cut') {
            await closeTab();
          } else if (step === 'crash') crash();
          else await acts[step](world);
        }
      }),
      { numRuns: runs },
    );
  },
  runs * secondsPerRun * 1000,
);
