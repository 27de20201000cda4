import { comments, commentPhotos } from '../db/schema';
import { audienceOfPost, type SeedMemberEntry } from './audience';
import type { Communities } from './communities';
import { authorReplies, languageRemarks, topicRemarks } from './content/remarks';
import type { SeedComment, SeedLanguage, SeedPost, SeedTopic } from './content/types';
import { insertFiles, type MemberIds, type SeedContext } from './context';
import type { Connections } from './people';
import { createDeck, type SeededRandom } from './random';
import type { SeededPost } from './walls';

type CommentInsert = Pick<typeof comments.$inferInsert, 'postId' | 'authorId' | 'text' | 'createdAt'>;

interface Draft extends CommentInsert {
  content: SeedComment;
  parent: Draft | null;
  level: 0 | 1 | 2 | 3;
}

/** Adds short remarks to the written comments, so that most posts have some. */
function createRemarks(random: SeededRandom) {
  const topicDecks = new Map<SeedTopic, () => string>();
  const languageDecks = new Map<SeedLanguage, () => string>();
  const replies = createDeck(random, authorReplies);
  function deal<K>(decks: Map<K, () => string>, key: K, items: readonly string[]): string {
    const deck = decks.get(key) ?? createDeck(random, items);
    decks.set(key, deck);
    return deck();
  }
  return (post: SeedPost, by: SeedMemberEntry): SeedComment => {
    const ownWords = post.language === by.language ? languageRemarks[by.language] : undefined;
    const text =
      ownWords === undefined
        ? deal(topicDecks, post.topic, topicRemarks[post.topic])
        : deal(languageDecks, by.language, ownWords);
    const isAnswered = ownWords === undefined && random.chance(0.25);
    return { by: by.permalink, text, replies: isAnswered ? [{ by: post.by, text: replies() }] : [] };
  };
}

/** Inserts comments and replies on three levels, each some time after the one it answers. */
export async function seedConversations(
  context: SeedContext,
  ids: MemberIds,
  seeded: readonly SeededPost[],
  connections: Connections,
  communities: Communities,
): Promise<void> {
  const { random, now } = context;
  const remark = createRemarks(random);
  const drafts: Draft[] = [];

  function add(post: SeededPost, content: SeedComment, parent: Draft | null): void {
    const after = parent?.createdAt ?? post.createdAt;
    const room = now.getTime() - after.getTime();
    const createdAt = new Date(after.getTime() + Math.round(room * (0.02 + random.next() * 0.3)));
    // Replies below the last level join that level.
    const above = parent?.level === 3 ? parent.parent : parent;
    const level = ([0, 1, 2, 3] as const)[above === null ? 0 : above.level + 1] ?? 3;
    const draft: Draft = {
      postId: post.id,
      authorId: ids(content.by),
      text: content.text,
      createdAt,
      content,
      parent: above,
      level,
    };
    drafts.push(draft);
    for (const reply of content.replies ?? []) add(post, reply, draft);
  }

  for (const post of seeded) {
    const thread = post.content.thread ?? [];
    const wanted = thread.length > 2 ? random.below(2) : 1 + random.below(3);
    const speaking = new Set<string>(thread.map(({ by }) => by));
    const others = audienceOfPost(post.content, connections, communities)
      .slice(0, 12)
      .filter(({ permalink }) => !speaking.has(permalink));
    const remarks = random
      .shuffled(others)
      .slice(0, wanted)
      .map((by) => remark(post.content, by));
    for (const comment of [...thread, ...remarks]) add(post, comment, null);
  }
  await insertDrafts(context, drafts);
}

/** Inserts level by level, because a reply needs its parent's id. */
async function insertDrafts(context: SeedContext, drafts: readonly Draft[]): Promise<void> {
  const { tx } = context;
  const idOf = new Map<Draft, number>();
  const rootOf = (draft: Draft): Draft => (draft.parent === null ? draft : rootOf(draft.parent));
  for (const level of [0, 1, 2, 3] as const) {
    const part = drafts.filter((draft) => draft.level === level);
    if (part.length === 0) continue;
    const rows = await tx
      .insert(comments)
      .values(
        part.map((draft) => ({
          postId: draft.postId,
          authorId: draft.authorId,
          text: draft.text,
          createdAt: draft.createdAt,
          level,
          asCompany: draft.content.asCompany === true,
          parentId: draft.parent === null ? null : (idOf.get(draft.parent) ?? null),
          rootId: draft.parent === null ? null : (idOf.get(rootOf(draft)) ?? null),
        })),
      )
      .returning({ id: comments.id });
    part.forEach((draft, index) => idOf.set(draft, rows[index]?.id ?? 0));
  }
  await seedCommentPhotos(context, drafts, idOf);
}

async function seedCommentPhotos(
  context: SeedContext,
  drafts: readonly Draft[],
  idOf: ReadonlyMap<Draft, number>,
): Promise<void> {
  const { tx, demoPictures } = context;
  for (const draft of drafts) {
    if (draft.content.photo === undefined) continue;
    const picture = await demoPictures.photo(draft.content.photo);
    const { authorId: ownerId, createdAt } = draft;
    await insertFiles(context, [{ picture, ownerId, visibility: 'private', createdAt }]);
    await tx.insert(commentPhotos).values({ commentId: idOf.get(draft) ?? 0, fileKey: picture.key });
  }
}
