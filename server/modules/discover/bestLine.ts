import { sql } from 'drizzle-orm';
import { selectRows, type Database } from '../../db/database';
import { literal } from '../../db/paging';
import { notReported } from '../../permissions/visibility';

/** Characters of a line that stands beside a portrait (decided). */
const maxLineLength = 90;
/** Newest posts of a person among which the best liked one speaks for them. */
const postsLookedAt = 20;

const link = /https?:\/\/|www\./i;
const sentence = /^.*?[.!?…。！？](?=\s|$)/u;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The first sentence of a text, without tags at its end. Null for one that says too little by itself, or that is or
 * holds a link. A long one ends at a word.
 */
export function lineOf(text: string): string | null {
  const first = text.split('\n').find((line) => line.trim() !== '') ?? '';
  const plain = first.replace(/(\s+#[\p{L}\p{N}_]+)+\s*$/u, '').trim();
  const said = sentence.exec(plain)?.[0] ?? plain;
  if (link.test(said) || !/\p{L}[^]*\p{L}/u.test(said.replace(/[#@]\S+/gu, ''))) return null;
  const signs = Array.from(graphemes.segment(said), ({ segment }) => segment);
  if (signs.length <= maxLineLength) return said;
  const cut = signs.slice(0, maxLineLength - 1).join('');
  return `${cut.replace(/\s+\S*$/u, '').replace(/[,;:–-]+$/u, '')}…`;
}

/** Finds the line of each person: of the best liked among the newest posts on their own wall (HOUR-01). */
export async function bestLines(
  db: Database,
  viewerId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  // The sum hides the author from the index of authors: it and the one of walls would both be read to their ends.
  const rows = await selectRows(
    db,
    sql`select person.id::text as id, said.text
      from unnest(${`{${ids.join(',')}}`}::bigint[]) person(id) cross join lateral (
        select posts.id, posts.text, posts.votes_up from posts
        where posts.type = 'user' and posts.entity_id = person.id and posts.author_id + 0 = person.id
          and posts.removed_at is null and ${notReported(viewerId)}
        order by posts.created_at desc, posts.id desc limit ${literal(postsLookedAt)}
      ) said
      order by said.votes_up desc, said.id desc`,
  );
  const lines = new Map<number, string>();
  for (const { id, text } of rows) {
    if (lines.has(Number(id))) continue;
    const line = lineOf(String(text));
    if (line !== null) lines.set(Number(id), line);
  }
  return lines;
}
