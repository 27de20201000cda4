/**
 * Fate of a column that names a member, or a file of theirs, when a closed account ends (OWN-02):
 * - `cascade`: the row is deleted with the member, by its foreign key;
 * - `with its row`: the row is deleted by another of its columns;
 * - `erased`: `eraseMember` deletes the row, or clears the column;
 * - `passed on`: a picture of a group or company goes to one of its owners;
 * - `kept because …`: nothing in it leads to the member.
 */
type Fate = 'cascade' | 'with its row' | 'erased' | 'passed on' | `kept because ${string}`;

/** One table: its file in the export (OWN-01), or the reason for none, and what becomes of its columns (OWN-02). */
interface OwnedTable {
  exported: `${string}.json` | `not exported because ${string}`;
  columns: Readonly<Record<string, Fate>>;
}

const ofTheirPosts = (what: string) => `not exported because ${what} follow from the posts` as const;
const nothingOfOwnLinks = 'kept because cards of links to this product hold its name only';
const shortLived = (what: string) => `not exported because ${what} end within a day` as const;

/**
 * Every table of the server with what is a member's own in it. The export, the end of a closed account and what the
 * archive says about itself follow it; a test fails for a table or column that is missing here.
 */
export const ownedData: Readonly<Record<string, OwnedTable>> = {
  users: {
    exported: 'profile.json',
    columns: {
      id: 'erased',
      email: 'erased',
      permalink: 'erased',
      avatar_key: 'erased',
      cover_key: 'erased',
    },
  },
  name_words: {
    exported: 'not exported because words follow from the name',
    columns: { user_id: 'cascade' },
  },
  closings: {
    exported: 'not exported because a closed account downloads nothing',
    columns: { user_id: 'cascade' },
  },
  do_not_sell: { exported: 'settings.json', columns: { user_id: 'cascade' } },
  dismissed_suggestions: {
    exported: 'dismissed_suggestions.json',
    columns: { user_id: 'cascade', dismissed_id: 'cascade' },
  },

  invitations: {
    exported: 'not exported because codes of links say nothing by themselves',
    columns: { user_id: 'cascade' },
  },
  invited_members: {
    exported: 'invitations.json',
    columns: { user_id: 'cascade', inviter_id: 'cascade' },
  },

  posts: {
    exported: 'posts.json',
    columns: { author_id: 'cascade', entity_id: 'erased', preview: nothingOfOwnLinks },
  },
  post_photos: { exported: 'posts.json', columns: { post_id: 'cascade', file_key: 'cascade' } },
  post_words: { exported: ofTheirPosts('words'), columns: { post_id: 'cascade' } },
  post_tags: { exported: ofTheirPosts('tags'), columns: { post_id: 'cascade' } },
  tags: { exported: ofTheirPosts('tags'), columns: { name: 'erased' } },
  publications: { exported: ofTheirPosts('digests'), columns: { post_id: 'cascade' } },
  live_outbox: {
    exported: shortLived('events'),
    columns: { member_id: 'cascade', post_id: 'kept because events are deleted within the hour' },
  },
  post_votes: { exported: 'votes.json', columns: { user_id: 'cascade', post_id: 'cascade' } },
  bookmarks: { exported: 'bookmarks.json', columns: { user_id: 'cascade', post_id: 'cascade' } },
  comments: {
    exported: 'comments.json',
    columns: {
      author_id: 'cascade',
      post_id: 'cascade',
      parent_id: 'erased',
      root_id: 'erased',
      preview: nothingOfOwnLinks,
    },
  },
  comment_votes: {
    exported: 'comment_votes.json',
    columns: { user_id: 'cascade', comment_id: 'cascade' },
  },
  comment_photos: { exported: 'comments.json', columns: { comment_id: 'cascade', file_key: 'cascade' } },
  mentions: {
    exported: 'mentions.json',
    columns: { user_id: 'cascade', post_id: 'cascade', comment_id: 'cascade' },
  },
  idempotency_keys: {
    exported: 'not exported because keys say nothing beyond the posts, comments and photos',
    columns: { user_id: 'cascade', file_key: 'cascade' },
  },

  files: { exported: 'photos.json', columns: { key: 'passed on', owner_id: 'cascade' } },
  albums: { exported: 'albums.json', columns: { owner_id: 'cascade', cover_key: 'with its row' } },
  album_photos: { exported: 'photos.json', columns: { file_key: 'cascade', album_id: 'cascade' } },
  company_photos: {
    exported: 'not exported because these photos are the company’s',
    columns: { file_key: 'passed on' },
  },
  archives: {
    exported: shortLived('addresses of downloads'),
    columns: { user_id: 'cascade', keys: 'with its row' },
  },

  short_videos: {
    exported: 'short_videos.json',
    columns: { author_id: 'cascade', file_key: 'cascade', poster_key: 'with its row' },
  },
  arriving_videos: {
    exported: shortLived('short videos on their way'),
    columns: { owner_id: 'cascade', idempotency_key: 'with its row' },
  },
  clip_captions: { exported: 'short_videos.json', columns: { clip_id: 'cascade', file_key: 'cascade' } },
  post_videos: { exported: 'posts.json', columns: { post_id: 'cascade', clip_id: 'erased' } },

  follows: { exported: 'follows.json', columns: { follower_id: 'cascade', followee_id: 'cascade' } },
  follow_requests: {
    exported: 'follow_requests.json',
    columns: { requester_id: 'cascade', target_id: 'cascade' },
  },
  blocks: { exported: 'blocks.json', columns: { blocker_id: 'cascade', blocked_id: 'cascade' } },
  silences: { exported: 'silences.json', columns: { user_id: 'cascade', silenced_id: 'cascade' } },

  groups: {
    exported: 'groups.json',
    columns: { avatar_key: 'passed on', cover_key: 'passed on' },
  },
  group_members: { exported: 'groups.json', columns: { user_id: 'cascade' } },
  group_silences: {
    exported: 'not exported because it says nothing but that they may not write in a group',
    columns: { user_id: 'cascade' },
  },
  group_invites: {
    exported: 'group_invites.json',
    columns: { user_id: 'cascade', invited_by: 'cascade' },
  },
  group_links: { exported: 'group_links.json', columns: { created_by: 'cascade' } },
  group_pins: {
    exported: 'not exported because pinned posts are the group’s choice',
    columns: { post_id: 'cascade' },
  },
  group_log: {
    exported: 'group_acts.json',
    columns: { actor_id: 'cascade', subject_id: 'cascade' },
  },
  companies: {
    exported: 'companies.json',
    columns: { avatar_key: 'passed on', cover_key: 'passed on' },
  },
  company_members: { exported: 'companies.json', columns: { user_id: 'cascade' } },
  dismissed_groups: { exported: 'dismissed_groups.json', columns: { user_id: 'cascade' } },
  dismissed_companies: { exported: 'dismissed_companies.json', columns: { user_id: 'cascade' } },
  company_follows: { exported: 'company_follows.json', columns: { user_id: 'cascade' } },
  categories: { exported: 'not exported because categories are the product’s', columns: {} },
  operator_settings: { exported: 'not exported because settings are the operator’s', columns: {} },

  notifications: {
    exported: 'notifications.json',
    columns: {
      user_id: 'cascade',
      actor_id: 'cascade',
      post_id: 'cascade',
      comment_id: 'cascade',
      notice_id: 'cascade',
    },
  },
  muted_posts: { exported: 'muted_posts.json', columns: { user_id: 'cascade', post_id: 'cascade' } },
  digests: { exported: 'settings.json', columns: { user_id: 'cascade' } },
  reports: {
    exported: 'reports.json',
    columns: {
      reporter_id: 'cascade',
      author_id: 'cascade',
      post_id: 'with its row',
      clip_id: 'with its row',
      comment_id: 'with its row',
      excerpt: 'with its row',
    },
  },
  review_items: {
    exported: 'not exported because decisions about the member are exported as their notices',
    columns: {
      author_id: 'cascade',
      claimed_by: 'kept because it is cleared with the account',
      excerpt: 'with its row',
    },
  },
  moderation_log: {
    exported: 'not exported because the log is the house’s, and decisions are exported as notices',
    columns: {
      actor_id: 'kept because it is cleared with the account',
      author_id: 'kept because it is cleared with the account',
    },
  },
  moderation_notices: {
    exported: 'moderation.json',
    columns: { user_id: 'cascade', decided_by: 'kept because it is cleared with the account' },
  },
  outbox_messages: { exported: 'messages.json', columns: { recipient: 'erased' } },

  sessions: { exported: 'sessions.json', columns: { user_id: 'cascade' } },
  two_factor_methods: { exported: 'two_factor.json', columns: { user_id: 'cascade' } },
  email_tokens: { exported: 'mailed_links.json', columns: { user_id: 'cascade', email: 'with its row' } },
  login_challenges: { exported: shortLived('logins under way'), columns: { user_id: 'cascade' } },
  login_challenge_methods: {
    exported: shortLived('logins under way'),
    columns: { challenge_id: 'cascade', method_id: 'cascade' },
  },
  rate_windows: { exported: shortLived('counts of limits'), columns: {} },
  login_attempts: { exported: shortLived('failed logins'), columns: { email_hash: 'erased' } },
};
