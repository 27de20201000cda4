import { inTransaction } from '../db/database';
import { demoAccounts, demoPassword } from './accounts';
import { seedCommunities } from './communities';
import type { SeedContext } from './context';
import { seedConversations } from './conversations';
import { seedNotifications, setCounters } from './derived';
import { seedModeration } from './moderation';
import { seedBlock, seedConnections, seedPeople } from './people';
import { createDemoPictures } from './pictures';
import { createSeededRandom } from './random';
import { seedCommentVotes, seedReactions } from './reactions';
import { seedShortVideos } from './shortVideos';
import type { SeedDeps } from './types';
import { seedWalls } from './walls';

const seed = 20_231_117;

/**
 * Fills an empty database with the demo community (SRV-02): the same content every time, with times relative to the
 * present. One transaction, so that an interrupted start can be repeated. Logs the accounts.
 */
export async function seedDemo({ db, files, videos, hasher, clock, log }: SeedDeps): Promise<void> {
  // All members share one password, so it is hashed once.
  const passwordHash = await hasher.hash(demoPassword);
  await inTransaction(db, async (tx) => {
    const context: SeedContext = {
      tx,
      random: createSeededRandom(seed),
      demoPictures: createDemoPictures(files),
      now: clock.now(),
      passwordHash,
    };
    const ids = await seedPeople(context);
    const connections = await seedConnections(context, ids);
    const communities = await seedCommunities(context, ids);
    const posts = await seedWalls(context, ids, communities);
    await seedConversations(context, ids, posts, connections, communities);
    await seedReactions(context, ids, posts, connections, communities);
    await seedShortVideos(context, ids, { files, videos });
    await seedModeration(context, { ids, posts, communities });
    await seedBlock(context, ids);
    await seedCommentVotes(context, ids, posts, connections, communities);
    await setCounters(context);
    await seedNotifications(context);
  });
  log.info(describeAccounts());
}

function describeAccounts(): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const lines = demoAccounts.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`);
  return [`The demo community is ready. Every account has the password ${demoPassword}`, ...lines].join('\n');
}
