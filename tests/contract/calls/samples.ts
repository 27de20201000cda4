import type {
  WireAppSetup,
  WireLogin,
  WireSession,
  WireStatus,
  WireTwoFactorMethod,
} from '@/shared/wire/auth';
import type { WireCoin } from '@/shared/wire/coin';
import type { WireAlbum } from '@/shared/wire/album';
import type { WireImage } from '@/shared/wire/common';
import type { WireCompany } from '@/shared/wire/company';
import type { WireGroup } from '@/shared/wire/group';
import type { WireNotification } from '@/shared/wire/notification';
import type { WireComment, WireGif, WirePost, WirePreview, WireSuggestion } from '@/shared/wire/post';
import type { WireReportReason } from '@/shared/wire/report';
import type { WireShortVideo } from '@/shared/wire/shortVideo';
import {
  notificationTypes,
  privacySettings,
  type DigestChoice,
  type NotificationType,
  type WireLoggedUser,
  type WirePrivacy,
  type WireProfile,
  type WireUserInList,
} from '@/shared/wire/user';

// One full answer of each shape, as the shipped server would give it. Ids are digits, so that they can be numbers too.
const picture = { key: '71', access: '1.a' };
const at = '2026-03-04T09:00:00Z';

export const person: WireUserInList = {
  id: '1',
  permalink: 'amara',
  first_name: 'Amara',
  last_name: 'Nwosu',
  display_name: 'Amara Nwosu',
  avatar: picture,
  is_following: true,
  follow_status: 'sent',
  is_follower: true,
  needs_approval: true,
  can_message: true,
  bio: 'Sails',
  blocked: false,
  silenced: false,
  mutual_count: 3,
  invite_id: '12',
  invite_status: 'out',
};

export const profile: WireProfile = {
  ...person,
  location: 'Lagos',
  gender: 'female',
  birthday: { month: 5, day: 17, year: 1990 },
  cover: picture,
  created_at: at,
  is_private: false,
  opens_to: 'followers',
  can_post: true,
  counts: { posts: 1, followers: 2, following: 3, groups: 4, companies: 5, photos: 6 },
  voting_power: 40,
};

export const account: WireLoggedUser = {
  ...profile,
  email: 'amara@kith.example',
  pending_email: 'new@kith.example',
  privacy: Object.fromEntries(privacySettings.map((name) => [name, 'everyone'])) as WirePrivacy,
  notification: Object.fromEntries(notificationTypes.map((name) => [name, false])) as Record<
    NotificationType,
    boolean
  >,
  digest: Object.fromEntries(notificationTypes.map((name) => [name, 'daily'])) as Record<
    NotificationType,
    DigestChoice
  >,
  blockchain: { publish_posts: true, voting_power: 40 },
  online_status: 2,
  access_role: 'moderator',
  storage: { files: 12, bytes: 34_567, max_files: 5000, max_bytes: 1_073_741_824 },
};

export const image: WireImage = {
  ...picture,
  width: 10,
  height: 20,
  alt: 'A boat',
  hash: 'YJqGPQw7sFlslqhFafSE+Q==',
  created_at: at,
};

export const album: WireAlbum = {
  id: '61',
  title: 'Boats',
  privacy: 'public',
  photos: 3,
  cover: picture,
  beside_cover: [picture],
  created_at: at,
};

export const preview: WirePreview = {
  name: 'News',
  description: 'Old',
  url: 'https://news.example/',
  type: 'link',
  image: '/media/a/b',
  code: null,
  provider_name: 'News',
  width: 10,
  height: 10,
};

export const post: WirePost = {
  id: '21',
  post: 'Hello',
  preview,
  gif_link: '/media/gif/a',
  photos: [image],
  video: null,
  video_gone: false,
  post_type: 'user',
  entity_id: '1',
  entity: { id: '1', name: 'Amara', permalink: 'amara', avatar: picture },
  author: person,
  votes_up: 3,
  votes_down: 1,
  voted: 'like',
  bookmarked: true,
  deleted: false,
  comments: 2,
  created_at: at,
  updated_at: at,
  value: 1.5,
  blockchain: { status: 'published', tx: '0x1' },
  can_edit: true,
  can_delete: true,
  can_comment: true,
  pending: false,
};

export const comment: WireComment = {
  id: '31',
  msg: 'Hi',
  gif_link: null,
  preview,
  photos: [image],
  post_id: '21',
  parent_id: '30',
  level: 1,
  author: person,
  entity: { id: '61', name: 'The Slow Bar', permalink: 'the-slow-bar', avatar: picture },
  replies: 2,
  votes_up: 2,
  votes_down: 1,
  voted: 'like',
  comment_type: 'user',
  created_at: at,
  updated_at: at,
  can_edit: true,
  can_delete: true,
  pending: true,
};

export const notification: WireNotification = {
  id: '41',
  model_type: 'postcomment',
  action_type: 'user_post_comment',
  entity: { id: '31', invite_id: '12' },
  actor: person,
  text: 'Hi',
  operation: null,
  target: {
    kind: 'comment',
    id: '31',
    permalink: 'amara',
    post_id: '21',
    picture: { key: '71', access: null },
    muted: false,
  },
  read: false,
  created_at: at,
};

const place = { description: 'Boats', location: 'Lagos', links: [], avatar: picture, cover: picture };
const category = { id: '6', name: 'Sport' };

export const group: WireGroup = {
  id: '51',
  name: 'Sailors',
  permalink: 'sailors',
  privacy: 0,
  category,
  subcategory: category,
  ...place,
  pictures: true,
  contacts: null,
  wall: true,
  post_group: 'member',
  approval: 'off',
  role: 'member',
  invite_status: null,
  invite_id: null,
  silenced: false,
  blocked: null,
  members: 3,
  created_at: at,
  can_post: true,
  can_see: true,
  questions: ['Why?'],
  rules: ['Be kind'],
  pinned: ['21'],
  archived_at: null,
};

export const company: WireCompany = {
  id: '61',
  name: 'Boats Ltd',
  permalink: 'boats',
  privacy: 0,
  category,
  subcategory: category,
  ...place,
  options: { wall: true, photos: true, contacts: true, members: true },
  contacts: [],
  is_follow: true,
  follow_level: 'none',
  role: 'owner',
  followers: 4,
  members: 3,
  created_at: at,
  can_post: true,
  can_see: true,
};

export const clip: WireShortVideo = {
  id: '91',
  file: { key: '73', access: '1.a', duration: 12.5, width: 720, height: 1280 },
  text: 'At sea',
  author: person,
  created_at: at,
  can_delete: true,
  poster: picture,
  captions: [{ key: '74', access: '1.a', lang: 'en' }],
  state: 'ready',
  failure: null,
};

export const coin: WireCoin = {
  id: '2',
  symbol: 'ETH',
  name: 'Ether',
  price: 3000,
  change_24h: 1,
  image: null,
};
export const gif: WireGif = {
  id: '3',
  url: '/media/gif/a',
  preview_url: '/media/gif/a',
  width: 2,
  height: 1,
  title: 'A',
};
export const reason: WireReportReason = { id: '4', code: 'spam', name: 'Spam' };
export const suggestion: WireSuggestion = { kind: 'user', user: person };
export const device: WireSession = {
  id: '5',
  agent: 'Firefox',
  created_at: at,
  last_seen_at: at,
  current: true,
};
export const status: WireStatus = { is_maintance_mode: false, features: ['twoFactorDefault'] };
export const appSetup: WireAppSetup = {
  secret: 'JBSWY3DP',
  uri: 'otpauth://totp/Kith?secret=JBSWY3DP',
  qr: 'data:image/svg+xml,<svg/>',
};
export const phoneMethod: WireTwoFactorMethod = {
  two_factor_auth_phone: { id: '81', country_code: '44', phone_number: '12', code_sent: true },
  default: true,
  verified: true,
};
export const secondStep: WireLogin = {
  two_factor_auth: [
    { two_factor_auth_phone: { id: '81', country_code: '44', phone_number: '12', code_sent: true } },
    { two_factor_auth_app: { id: '82', account_name: 'Kith' } },
  ],
};
