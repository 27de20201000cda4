import { sql, type SQL } from 'drizzle-orm';
import { notClosed } from '../../permissions/visibility';
import { ofCommunity } from '../files/communities';
import { sentTo } from './sentTo';

/** A JSON file of the export: a list of the rows of a query, which gives each its place in the list as `at`. */
export interface ExportedFile {
  name: string;
  /** Says what is in it, for the member. */
  about: string;
  /** Selects `item` (jsonb) and `at`, a text by which pages follow each other. */
  items: (memberId: number) => SQL;
}

const person = (id: string) =>
  sql`(select jsonb_build_object('name', display_name, 'permalink', permalink) from users
    where users.id = ${sql.raw(id)} and ${notClosed(sql.raw(id))})`;
const without = (...columns: string[]) => sql`${`{${columns.join(',')}}`}::text[]`;
const byId = (id: string) => sql`lpad(${sql.raw(id)}::text, 20, '0')`;

/** Pictures that are the member's own, not those that a group or company shows as its own. */
export const ownFiles = (memberId: number) => sql`files.owner_id = ${memberId} and not ${ofCommunity}`;

/** Name of a picture, video or captions in the archive. */
export const pictureName = (key: string, mime: string) => `photos/${key}.${mime.split('/')[1] ?? ''}`;
const pictureNames = sql`'photos/' || files.key || '.' || split_part(files.mime, '/', 2)`;

const account: readonly ExportedFile[] = [
  {
    name: 'profile.json',
    about: 'Your profile: names, address, email address, birthday, pictures and counts.',
    items: (
      id,
    ) => sql`select to_jsonb(users) - ${without('password_hash', 'search_name', 'privacy', 'notification', 'publish_posts', 'online_status')} as item,
      '1' as at from users where users.id = ${id}`,
  },
  {
    name: 'settings.json',
    about:
      'Your settings: privacy, notifications, digest mails, blockchain, status, and the sale of your information.',
    items: (id) => sql`select jsonb_build_object('privacy', privacy, 'notification', notification,
        'digest', coalesce((select choices from digests where digests.user_id = users.id), '{}'),
        'publish_posts', publish_posts, 'voting_power', voting_power, 'online_status', online_status,
        'do_not_sell', (select choice from do_not_sell where do_not_sell.user_id = users.id)) as item,
      '1' as at from users where users.id = ${id}`,
  },
  {
    name: 'sessions.json',
    about: 'Devices on which you are logged in.',
    items: (id) => sql`select to_jsonb(sessions) - ${without('token_hash', 'user_id')} as item,
      ${byId('sessions.id')} as at from sessions where user_id = ${id}`,
  },
  {
    name: 'two_factor.json',
    about: 'Your two-factor methods, without their secrets.',
    items: (
      id,
    ) => sql`select to_jsonb(two_factor_methods) - ${without('user_id', 'secret', 'last_step', 'code_hash')} as item,
      ${byId('two_factor_methods.id')} as at from two_factor_methods where user_id = ${id}`,
  },
  {
    name: 'mailed_links.json',
    about:
      'Links that were mailed to you to confirm or keep an address or to reset the password, without their secrets.',
    items: (id) => sql`select to_jsonb(email_tokens) - ${without('token_hash', 'user_id')} as item,
      ${byId('email_tokens.id')} as at from email_tokens where user_id = ${id}`,
  },
  {
    name: 'messages.json',
    about: 'Mails and text messages to you that are kept here, without their links and codes.',
    items: (id) => sql`select to_jsonb(outbox_messages) - ${without('body')} as item,
      ${byId('outbox_messages.id')} as at from outbox_messages where ${sentTo(id)}`,
  },
  {
    name: 'notifications.json',
    about: 'Your notifications.',
    items: (id) => sql`select to_jsonb(notifications) - ${without('user_id', 'actor_id')}
        || jsonb_build_object('actor', ${person('notifications.actor_id')}) as item,
      ${byId('notifications.id')} as at from notifications where user_id = ${id}`,
  },
];

const wallOf = sql`case posts.type
  when 'user' then (select permalink from users where users.id = posts.entity_id and ${notClosed(sql`posts.entity_id`)})
  when 'group' then (select permalink from groups where groups.id = posts.entity_id)
  else (select permalink from companies where companies.id = posts.entity_id) end`;

const words: readonly ExportedFile[] = [
  {
    name: 'posts.json',
    about: 'Your posts with the names of their photos, and what is known of them on the blockchain.',
    items: (
      id,
    ) => sql`select to_jsonb(posts) - ${without('author_id')} || jsonb_build_object('wall', ${wallOf},
        'photos', coalesce((select jsonb_agg(${pictureNames} order by post_photos.position) from post_photos
          join files on files.key = post_photos.file_key where post_photos.post_id = posts.id), '[]'),
        'video', (select clip_id from post_videos where post_videos.post_id = posts.id)) as item,
      ${byId('posts.id')} as at from posts where author_id = ${id}`,
  },
  {
    name: 'comments.json',
    about: 'Your comments with the names of their photos.',
    items: (id) => sql`select to_jsonb(comments) - ${without('author_id')} || jsonb_build_object(
        'photo', (select ${pictureNames} from comment_photos
          join files on files.key = comment_photos.file_key where comment_photos.comment_id = comments.id)) as item,
      ${byId('comments.id')} as at from comments where author_id = ${id}`,
  },
  {
    name: 'votes.json',
    about: 'Your votes for posts.',
    items: (id) => sql`select to_jsonb(post_votes) - ${without('user_id')} as item,
      ${byId('post_id')} as at from post_votes where user_id = ${id}`,
  },
  {
    name: 'comment_votes.json',
    about: 'Your votes for comments.',
    items: (id) => sql`select to_jsonb(comment_votes) - ${without('user_id')} as item,
      ${byId('comment_id')} as at from comment_votes where user_id = ${id}`,
  },
  {
    name: 'muted_posts.json',
    about: 'Posts of which you want to hear nothing more.',
    items: (id) => sql`select to_jsonb(muted_posts) - ${without('user_id')} as item,
      ${byId('post_id')} as at from muted_posts where user_id = ${id}`,
  },
  {
    name: 'bookmarks.json',
    about: 'Posts that you saved.',
    items: (id) => sql`select to_jsonb(bookmarks) - ${without('user_id')} as item,
      ${byId('post_id')} as at from bookmarks where user_id = ${id}`,
  },
  {
    name: 'mentions.json',
    about: 'Posts and comments in which you are mentioned.',
    items: (id) => sql`select to_jsonb(mentions) - ${without('user_id')} as item,
      ${byId('mentions.id')} as at from mentions where user_id = ${id}`,
  },
  {
    name: 'reports.json',
    about: 'Posts, comments, short videos, people, groups and companies that you reported.',
    items: (
      id,
    ) => sql`select to_jsonb(reports) - ${without('reporter_id', 'author_id', 'excerpt', 'item_id')} as item,
      ${byId('reports.id')} as at from reports where reporter_id = ${id}`,
  },
  {
    name: 'moderation.json',
    about: 'What moderators decided about things of yours, and what you said to it.',
    items: (
      id,
    ) => sql`select to_jsonb(moderation_notices) - ${without('user_id', 'item_id', 'decided_by')} as item,
      ${byId('moderation_notices.id')} as at from moderation_notices where user_id = ${id}`,
  },
  {
    name: 'photos.json',
    about: 'Your pictures, which are in the folder photos, with their descriptions and albums.',
    items: (id) => sql`select to_jsonb(files) - ${without('owner_id', 'hash')} || jsonb_build_object(
        'file', ${pictureNames}, 'album_id', (select album_id from album_photos where album_photos.file_key = files.key)) as item,
      files.key as at from files where ${ownFiles(id)}`,
  },
  {
    name: 'short_videos.json',
    about: 'Your short videos, with the names of their files, posters and captions in the folder photos.',
    items: (id) => sql`select to_jsonb(short_videos) - ${without('author_id')} || jsonb_build_object(
        'file', (select ${pictureNames} from files where files.key = short_videos.file_key),
        'poster', (select ${pictureNames} from files where files.key = short_videos.poster_key),
        'captions', coalesce((select jsonb_agg(jsonb_build_object('lang', lang, 'file', ${pictureNames}) order by lang)
          from clip_captions join files on files.key = clip_captions.file_key
          where clip_captions.clip_id = short_videos.id), '[]')) as item,
      ${byId('short_videos.id')} as at from short_videos where author_id = ${id}`,
  },
  {
    name: 'albums.json',
    about: 'Your albums.',
    items: (id) => sql`select to_jsonb(albums) - ${without('owner_id')} as item,
      ${byId('albums.id')} as at from albums where owner_id = ${id}`,
  },
];

/** Pairs of the member with others, from both sides. */
function pairs(table: string, ways: readonly (readonly [way: string, own: string, other: string])[]) {
  return (id: number) => {
    const sides = ways.map(
      ([way, own, other]) => sql`select (to_jsonb(pair) - ${without(own, other)}) || jsonb_build_object(
          'way', ${way}::text, 'person', ${person(`pair.${other}`)}) as item,
        ${way} || ${byId(`pair.${other}`)} as at from ${sql.raw(table)} pair
        where pair.${sql.raw(own)} = ${id} and ${notClosed(sql.raw(`pair.${other}`))}`,
    );
    return sql.join(sides, sql` union all `);
  };
}

const people: readonly ExportedFile[] = [
  {
    name: 'follows.json',
    about: 'People whom you follow, and who follow you.',
    items: pairs('follows', [
      ['following', 'follower_id', 'followee_id'],
      ['follower', 'followee_id', 'follower_id'],
    ]),
  },
  {
    name: 'follow_requests.json',
    about: 'Open requests to follow, by you and to you.',
    items: pairs('follow_requests', [
      ['sent', 'requester_id', 'target_id'],
      ['received', 'target_id', 'requester_id'],
    ]),
  },
  // Members are not told who blocks, silences or dismisses them.
  {
    name: 'blocks.json',
    about: 'People whom you blocked.',
    items: pairs('blocks', [['blocked', 'blocker_id', 'blocked_id']]),
  },
  {
    name: 'silences.json',
    about: 'People whom you silenced.',
    items: pairs('silences', [['silenced', 'user_id', 'silenced_id']]),
  },
  {
    name: 'dismissed_suggestions.json',
    about: 'Suggested people whom you dismissed.',
    items: pairs('dismissed_suggestions', [['dismissed', 'user_id', 'dismissed_id']]),
  },
  {
    name: 'invitations.json',
    about: 'People who came by your invitation link, and the one by whose link you came.',
    items: pairs('invited_members', [
      ['came', 'inviter_id', 'user_id'],
      ['invited_by', 'user_id', 'inviter_id'],
    ]),
  },
];

/** Columns that name whose row it is, where it is not `user_id`. */
const ownerColumns: Readonly<Record<string, string>> = { group_log: 'actor_id', group_links: 'created_by' };

/** A place of the member in groups or companies, with the name of each. */
const places = (table: string, community: 'group' | 'company', plural: string) => (id: number) =>
  sql`select (to_jsonb(place) - ${without('user_id', 'invited_by', 'subject_id', 'actor_id', 'created_by', 'code_hash')}) || jsonb_build_object(
      'name', community.name, 'permalink', community.permalink) as item,
    ${byId('community.id')} || coalesce(to_jsonb(place)->>'id', '') as at
    from ${sql.raw(table)} place join ${sql.raw(plural)} community on community.id = place.${sql.raw(community)}_id
    where ${sql.raw(`place.${ownerColumns[table] ?? 'user_id'}`)} = ${id}`;

const communities: readonly ExportedFile[] = [
  {
    name: 'groups.json',
    about: 'Groups in which you are, and your role.',
    items: places('group_members', 'group', 'groups'),
  },
  {
    name: 'group_invites.json',
    about: 'Your requests and invitations to groups.',
    items: places('group_invites', 'group', 'groups'),
  },
  {
    name: 'group_links.json',
    about: 'Invite links to groups that you made.',
    items: places('group_links', 'group', 'groups'),
  },
  {
    name: 'group_acts.json',
    about: 'What you did in groups in the last 90 days.',
    items: places('group_log', 'group', 'groups'),
  },
  {
    name: 'companies.json',
    about: 'Companies for which you work, and your role.',
    items: places('company_members', 'company', 'companies'),
  },
  {
    name: 'company_follows.json',
    about: 'Companies that you follow.',
    items: places('company_follows', 'company', 'companies'),
  },
  {
    name: 'dismissed_groups.json',
    about: 'Suggested groups that you hid.',
    items: places('dismissed_groups', 'group', 'groups'),
  },
  {
    name: 'dismissed_companies.json',
    about: 'Suggested companies that you hid.',
    items: places('dismissed_companies', 'company', 'companies'),
  },
];

/** JSON files of the export (OWN-01). */
export const exportedFiles: readonly ExportedFile[] = [...account, ...words, ...people, ...communities];
