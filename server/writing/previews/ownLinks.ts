import { and, eq, isNotNull } from 'drizzle-orm';
import type { WirePreview } from '@/shared/wire/post';
import { isLoopback, type ServerConfig } from '../../config';
import type { Database } from '../../db/database';
import { companies, groups, posts, users } from '../../db/schema';
import { audienceSql, visibleCompany, visiblePost } from '../../permissions/visibility';

/** A viewer without any relation: sees only public things. */
const stranger = 0;

/** Content of a card for this product's own pages. */
interface OwnCard {
  name: string;
  description: string;
  avatarKey: string | null;
}

/** True for an address of this server, by any name of the machine. Such addresses are never fetched. */
export function isOwnLink(config: Pick<ServerConfig, 'publicUrl'>, url: string): boolean {
  const own = new URL(config.publicUrl);
  const { origin, hostname, port } = new URL(url);
  return origin === own.origin || (isLoopback(hostname) && isLoopback(own.hostname) && port === own.port);
}

/** Reads the post's id from an own link; null for any other address. */
export function ownPostId(config: Pick<ServerConfig, 'publicUrl'>, url: string): number | null {
  const id = isOwnLink(config, url)
    ? /^\/post\/([1-9]\d{0,14})$/.exec(new URL(url).pathname)?.[1]
    : undefined;
  return id === undefined ? null : Number(id);
}

/**
 * Builds a card for a link to a post, a person, a group or a company here, as a stranger sees it. Null for a missing
 * or hidden one.
 */
export async function previewOwnLink(
  db: Database,
  config: Pick<ServerConfig, 'publicUrl' | 'productName'>,
  url: string,
): Promise<WirePreview | null> {
  const card = await findCard(db, config, url);
  if (card === null) return null;
  const { name, description, avatarKey } = card;
  return {
    name,
    description,
    url,
    type: 'link',
    image: avatarKey === null ? null : `/files/${avatarKey}?size=medium`,
    code: null,
    provider_name: config.productName,
    width: 0,
    height: 0,
  };
}

async function findCard(
  db: Database,
  config: Pick<ServerConfig, 'publicUrl'>,
  url: string,
): Promise<OwnCard | null> {
  const postId = ownPostId(config, url);
  if (postId !== null) return postCard(db, postId);
  const [, kind, permalink] =
    /^\/(profile|group|company)\/([a-z0-9-]{3,40})\/?$/.exec(new URL(url).pathname) ?? [];
  if (permalink === undefined) return null;
  if (kind === 'profile') return memberCard(db, permalink);
  return kind === 'group' ? groupCard(db, permalink) : companyCard(db, permalink);
}

async function postCard(db: Database, postId: number): Promise<OwnCard | null> {
  const [row] = await db
    .select({ name: users.displayName, description: posts.text, avatarKey: users.avatarKey })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.authorId))
    .where(and(eq(posts.id, postId), visiblePost(stranger)));
  return row ?? null;
}

async function memberCard(db: Database, permalink: string): Promise<OwnCard | null> {
  const [row] = await db
    .select({ name: users.displayName, description: users.bio, avatarKey: users.avatarKey })
    .from(users)
    .where(
      and(
        eq(users.permalink, permalink),
        isNotNull(users.confirmedAt),
        audienceSql('profile_details', stranger),
      ),
    );
  return row ?? null;
}

async function groupCard(db: Database, permalink: string): Promise<OwnCard | null> {
  const { name, description, avatarKey } = groups;
  const [row] = await db
    .select({ name, description, avatarKey })
    .from(groups)
    .where(eq(groups.permalink, permalink));
  return row ?? null;
}

async function companyCard(db: Database, permalink: string): Promise<OwnCard | null> {
  const { name, description, avatarKey } = companies;
  const [row] = await db
    .select({ name, description, avatarKey })
    .from(companies)
    .where(and(eq(companies.permalink, permalink), visibleCompany(stranger)));
  return row ?? null;
}
