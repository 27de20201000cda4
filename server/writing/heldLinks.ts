import { and, eq, isNull } from 'drizzle-orm';
import { tokenizeText } from '@/shared/rules/textTokens';
import type { ServerConfig } from '../config';
import type { Database } from '../db/database';
import { reviewItems, users } from '../db/schema';
import { dayMs } from '../durations';
import type { Content } from './content';
import { operatorNumber } from './operatorNumbers';
import { isOwnLink } from './previews/ownLinks';

const noContent = { text: '', preview: null };

type Linking = Pick<Content, 'text' | 'preview'>;
type Config = Pick<ServerConfig, 'publicUrl'>;

interface Written {
  authorId: number;
  content: Linking;
  /** Content before an edit; its links are known. */
  former?: Linking;
  at: Date;
}

/**
 * Tells whether a post or comment waits for a moderator of the house (DESK-02): it brings a link to elsewhere, its
 * author's account is younger than the operator wants (`hold-links`), and no moderator has published a link of theirs
 * yet. Never of those who moderate.
 */
export async function holdsLinks(
  tx: Database,
  config: Config,
  { authorId, content, former = noContent, at }: Written,
): Promise<boolean> {
  const known = linksIn(config, former);
  if (linksIn(config, content).every((link) => known.includes(link))) return false;
  const days = await operatorNumber(tx, 'hold-links');
  if (days === null) return false;
  const [author] = await tx
    .select({ role: users.accessRole, createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, authorId));
  if (author?.role !== 'member' || author.createdAt.getTime() <= at.getTime() - days * dayMs) return false;
  const published = await tx
    .select({ id: reviewItems.id })
    .from(reviewItems)
    .where(
      and(
        ...[eq(reviewItems.authorId, authorId), eq(reviewItems.kind, 'pending')],
        ...[isNull(reviewItems.groupId), eq(reviewItems.answer, 'keep')],
      ),
    )
    .limit(1);
  return published.length === 0;
}

/** Addresses of other sites, in the text and on the card. */
function linksIn(config: Config, { text, preview }: Linking): string[] {
  const inText = tokenizeText(text).flatMap(({ kind, value }) => (kind === 'link' ? [value] : []));
  const links = preview === null ? inText : [...inText, new URL(preview.url).href];
  return links.filter((link) => !isOwnLink(config, link));
}
