import { mentionsAndTags } from '@/shared/rules/textTokens';
import type { PostType, WirePreview } from '@/shared/wire/post';
import { mentions, postPhotos, posts, postTags, postWords, tags } from '../db/schema';
import { minuteMs } from '../durations';
import { wordsOf } from '../writing/textIndex';
import { altOf, seedAlbums } from './albums';
import type { Communities } from './communities';
import { seedPosts } from './content/posts';
import type { SeedPost } from './content/types';
import { insertFiles, insertInParts, type MemberIds, type SeedContext } from './context';

/** A post of the content with its database values. */
export interface SeededPost {
  content: SeedPost;
  id: number;
  createdAt: Date;
}

const twoWeeksInMinutes = 14 * 24 * 60;
const newestMinutes = 12;

/**
 * Chooses the posts' times, oldest first: posts without one are shuffled over two weeks, closer together towards the
 * present.
 */
function schedule({ random, now }: SeedContext): { content: SeedPost; createdAt: Date }[] {
  const undated = random.shuffled(seedPosts.filter((post) => post.minutesAgo === undefined));
  const minutesAgo = new Map(
    undated.map((post, index) => {
      const share = (index + random.next() * 0.8) / undated.length;
      return [post, newestMinutes + Math.round(share ** 1.4 * twoWeeksInMinutes)];
    }),
  );
  return seedPosts
    .map((content) => ({
      content,
      createdAt: new Date(
        now.getTime() -
          (content.minutesAgo ?? minutesAgo.get(content) ?? 0) * minuteMs -
          random.below(50_000),
      ),
    }))
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function placeOf(
  post: SeedPost,
  ids: MemberIds,
  communities: Communities,
): { type: PostType; entityId: number } {
  const { on } = post;
  if (on === undefined) return { type: 'user', entityId: ids(post.by) };
  if ('member' in on) return { type: 'user', entityId: ids(on.member) };
  const [type, permalink] =
    'group' in on ? (['group', on.group] as const) : (['company', on.company] as const);
  const community = communities.get(permalink);
  if (community?.members.has(post.by) !== true)
    throw new RangeError(`${post.by} does not belong to ${permalink}`);
  return { type, entityId: community.id };
}

function previewOf({ link }: SeedPost): WirePreview | null {
  if (link === undefined) return null;
  const { name, description, url, providerName } = link;
  return {
    name,
    description,
    url,
    type: 'link',
    image: null,
    code: null,
    provider_name: providerName,
    width: 0,
    height: 0,
  };
}

/** Inserts all posts with photos, tags and mentions. Answers them oldest first. */
export async function seedWalls(
  context: SeedContext,
  ids: MemberIds,
  communities: Communities,
): Promise<SeededPost[]> {
  const { tx } = context;
  const scheduled = schedule(context);
  const rows = await tx
    .insert(posts)
    .values(
      scheduled.map(({ content, createdAt }) => ({
        authorId: ids(content.by),
        ...placeOf(content, ids, communities),
        text: content.text,
        preview: previewOf(content),
        ...(content.by === 'marguerite'
          ? {
              chainStatus: 'published' as const,
              chainTx: `0x${createdAt.getTime().toString(16).padStart(64, '0')}`,
            }
          : {}),
        createdAt,
      })),
    )
    .returning({ id: posts.id });
  const seeded = scheduled.flatMap((entry, index) => {
    const id = rows[index]?.id;
    return id === undefined ? [] : [{ ...entry, id }];
  });
  await seedPhotos(context, ids, seeded);
  await seedTags(context, seeded);
  await tx
    .insert(postWords)
    .values(
      seeded.map(({ id, content, createdAt }) => ({ postId: id, words: wordsOf(content.text), createdAt })),
    );
  const named = seeded.flatMap(({ id, content }) =>
    mentionsAndTags(content.text).mentions.map((permalink) => ({
      postId: id,
      userId: ids(permalink),
    })),
  );
  await tx.insert(mentions).values(named);
  return seeded;
}

async function seedPhotos(
  context: SeedContext,
  ids: MemberIds,
  seeded: readonly SeededPost[],
): Promise<void> {
  const { tx, demoPictures } = context;
  const stored = await Promise.all(
    seeded.flatMap(({ id, content, createdAt }) =>
      (content.photos ?? []).map(async (name, position) => ({
        postId: id,
        position,
        ownerId: ids(content.by),
        createdAt,
        visibility: 'private' as const,
        picture: await demoPictures.photo(name),
        alt: altOf(name, position),
      })),
    ),
  );
  await insertFiles(context, stored);
  const rows = stored.map(({ postId, position, picture }) => ({ postId, position, fileKey: picture.key }));
  await insertInParts(rows, (part) => tx.insert(postPhotos).values(part));
  await seedAlbums(context, ids, stored);
}

async function seedTags({ tx }: SeedContext, seeded: readonly SeededPost[]): Promise<void> {
  const tagged = seeded.flatMap(({ id, content }) =>
    mentionsAndTags(content.text).tags.map((name) => ({ id, name })),
  );
  const names = [...new Set(tagged.map(({ name }) => name))];
  const rows = await tx
    .insert(tags)
    .values(names.map((name) => ({ name })))
    .returning();
  const idOf = new Map(rows.map((row) => [row.name, row.id]));
  const pairs = tagged.flatMap(({ id, name }) => {
    const tagId = idOf.get(name);
    return tagId === undefined ? [] : [{ tagId, postId: id }];
  });
  await tx.insert(postTags).values(pairs);
}
