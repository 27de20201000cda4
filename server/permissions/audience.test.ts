import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { audiences, privacySettings } from '@/shared/wire/user';
import { blocks, follows, users } from '../db/schema';
import { createTestServer } from '../testing/harness';
import { audienceAllows, audienceOf, defaultAudience, privacyOf, type Relation } from './audience';
import { loadRelation } from './relations';
import { audienceSql, memberAllows } from './visibility';

const server = await createTestServer();

beforeEach(() => server.reset());
afterAll(() => server.close());

const stranger: Relation = { isSelf: false, following: null, isFollower: false, isBlocked: false };

describe('audiences', () => {
  it('SET-06 nobody who is blocked is in any set, and oneself is in all', () => {
    for (const audience of audiences) {
      expect(
        audienceAllows(audience, { ...stranger, following: 'approved', isFollower: true, isBlocked: true }),
      ).toBe(false);
      expect(audienceAllows(audience, { ...stranger, isSelf: true })).toBe(true);
    }
  });

  it('SET-06 fills in a default for every setting; a stranger may see a profile but not write on it', () => {
    expect(Object.keys(privacyOf({}))).toEqual([...privacySettings]);
    expect(defaultAudience('profile_details')).toBe('everyone');
    expect(defaultAudience('post_on_timeline')).toBe('all_followers');
    expect(audienceOf({ media: 'no_one' }, 'media')).toBe('no_one');
  });

  it('SET-06 the rule in SQL says what the pure rule says, for every audience and relation', async () => {
    const viewer = await server.member();
    const owner = await server.member();
    const relation = fc.record({
      following: fc.constantFrom(null, 'direct' as const, 'approved' as const),
      isFollower: fc.boolean(),
      block: fc.constantFrom(null, 'mine' as const, 'theirs' as const),
      audience: fc.option(fc.constantFrom(...audiences), { nil: undefined }),
      setting: fc.constantFrom('profile_details' as const, 'post_on_timeline' as const),
      isSelf: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(relation, async ({ following, isFollower, block, audience, setting, isSelf }) => {
        const createdAt = server.clock.now();
        await server.db.delete(follows);
        await server.db.delete(blocks);
        const privacy = audience === undefined ? {} : { [setting]: audience };
        await server.db.update(users).set({ privacy }).where(eq(users.id, owner.id));
        if (following !== null)
          await server.db
            .insert(follows)
            .values({ followerId: viewer.id, followeeId: owner.id, kind: following, createdAt });
        if (isFollower)
          await server.db
            .insert(follows)
            .values({ followerId: owner.id, followeeId: viewer.id, kind: 'direct', createdAt });
        if (block === 'mine')
          await server.db.insert(blocks).values({ blockerId: viewer.id, blockedId: owner.id, createdAt });
        if (block === 'theirs')
          await server.db.insert(blocks).values({ blockerId: owner.id, blockedId: viewer.id, createdAt });
        const viewerId = isSelf ? owner.id : viewer.id;
        const loaded = await loadRelation(server.db, viewerId, owner.id);
        const expected = audienceAllows(audienceOf(privacy, setting), loaded);
        const found = await server.db
          .select({ id: users.id })
          .from(users)
          .where(sql`${users.id} = ${owner.id} and ${audienceSql(setting, viewerId)}`);
        const alone = await server.db
          .select({ id: users.id })
          .from(users)
          .where(
            sql`${users.id} = ${viewer.id} and ${memberAllows(sql`${owner.id}::bigint`, setting, viewerId)}`,
          );
        expect([found.length, alone.length]).toEqual(expected ? [1, 1] : [0, 0]);
      }),
      { numRuns: 150 },
    );
  });
});
