import * as coins from '@/features/coins/api';
import * as comments from '@/features/comments/api';
import * as completions from '@/features/completions/api';
import * as gifs from '@/features/gifs/api';
import * as media from '@/features/media/api';
import * as network from '@/features/network/api';
import * as announcing from '@/features/notifications/announcing/api';
import * as notifications from '@/features/notifications/api';
import * as people from '@/features/people/api';
import * as posts from '@/features/posts/api';
import * as presence from '@/features/presence/api';
import * as previews from '@/features/previews/api';
import * as reports from '@/features/reports/api';
import * as session from '@/features/session/api';
import * as settings from '@/features/settings/api';
import * as factors from '@/features/settings/twoFactor/api';
import * as ownData from '@/features/settings/ownData/api';
import { readPrivacy } from '@/features/settings/privacy';
import * as wallet from '@/features/wallet/api';
import { readToken } from '@/shared/api/token';
import { context, page, credentials, thread, followers, list, bare, someone } from './arguments';
import { albumReads } from './albumReads';
import { clipReads } from './clipReads';
import { deskReads } from './deskCalls';
import { companyReads } from './companyReads';
import { discoverReads } from './discoverReads';
import { groupReads } from './groupReads';
import { all, idOf, idsOf, pageOf, read, type Read } from './row';
import * as sample from './samples';

/** Calls whose answer the app needs. */
export const reads: Record<string, Read> = {
  'log in': read({
    calls: [session.logIn],
    make: async () => [await session.logIn(credentials, context), readToken()],
    full: { token: 'secret' },
    least: { token: 'secret' },
    told: all,
  }),
  'come back to a closed account': read({
    calls: [session.logIn],
    make: async () => [await session.logIn({ ...credentials, comesBack: true }, context), readToken()],
    full: { token: 'secret' },
    least: { token: 'secret' },
    told: all,
  }),
  'log in, second step': read({
    calls: [session.logIn, session.toMethod],
    make: () => session.logIn(credentials, context),
    full: sample.secondStep,
    least: {
      two_factor_auth: [{ two_factor_auth_phone: { id: '81' } }, { two_factor_auth_app: { id: '82' } }],
    },
    told: (result) => (result.kind === 'twoFactor' ? idsOf(result.methods) : null),
  }),
  'verify a code': read({
    calls: [session.verifyCode],
    make: async () => {
      await session.verifyCode({ type: 'app', id: '1', code: '1' }, context);
      return readToken();
    },
    full: { token: 'secret' },
    least: { token: 'secret' },
    told: all,
  }),
  'the member': read({
    calls: [session.fetchMe],
    make: async () => {
      const me = await session.fetchMe(context);
      return { ...me, privacy: readPrivacy(me.privacy) };
    },
    full: sample.account,
    least: someone,
    told: idOf,
  }),
  'the status': read({
    calls: [session.fetchStatus],
    make: () => session.fetchStatus(context),
    full: sample.status,
    least: { is_maintance_mode: false },
    told: ({ isMaintanceMode }) => isMaintanceMode,
  }),
  posts: read({
    calls: [posts.fetchPosts],
    make: () => posts.fetchPosts(posts.newsPath(), page, context),
    full: list(sample.post),
    least: bare({ id: '21', author: someone }),
    told: pageOf,
  }),
  'a post': read({
    calls: [posts.fetchPost, posts.readPost],
    make: () => posts.readPost('21', context),
    full: sample.post,
    least: { id: '21', author: someone },
    told: ({ post }) => post.id,
  }),
  comments: read({
    calls: [comments.fetchComments],
    make: () => comments.fetchComments({ ...thread, parent: '30' }, page, context),
    full: list(sample.comment),
    least: bare({ id: '31', author: someone }),
    told: pageOf,
  }),
  'a comment with its ancestors': read({
    calls: [comments.fetchChain],
    make: () => comments.fetchChain('31', context),
    full: { post_id: '21', post_type: 'user', chain: [sample.comment] },
    least: { post_id: '21', chain: [{ id: '31', author: someone }] },
    told: ({ postId, ids }) => [postId, ids],
  }),
  'own vote for a comment': read({
    calls: [comments.readVote],
    make: () => comments.readVote('31', context),
    full: { post_id: '21', post_type: 'user', chain: [sample.comment] },
    least: { post_id: '21', chain: [{ id: '31', author: someone }] },
    told: ({ entities }) => Object.keys(entities['comments'] ?? {}),
  }),
  'suggested people': read({
    calls: [people.fetchSuggestions, people.fetchPeople],
    make: () => people.fetchSuggestions(page, context),
    full: list(sample.person),
    least: bare(someone),
    told: pageOf,
  }),
  followers: read({
    calls: [network.fetchFollowList],
    make: () => network.fetchFollowList(followers, page, context),
    full: list(sample.person),
    least: bare(someone),
    told: pageOf,
  }),
  'a profile': read({
    calls: [people.fetchProfile],
    make: () => people.fetchProfile('amara', context),
    full: sample.profile,
    least: someone,
    told: idOf,
  }),
  'reasons for a report': read({
    calls: [reports.fetchReasons],
    make: () => reports.fetchReasons(context),
    full: { list: [sample.reason] },
    least: { list: [{ id: '4', code: 'spam' }] },
    told: idsOf,
  }),
  notifications: read({
    calls: [notifications.fetchNotifications],
    make: () => notifications.fetchNotifications(page, context),
    full: { ...list(sample.notification), unread_cnt: { notify: 2 } },
    least: bare({ id: '41' }),
    told: pageOf,
  }),
  'the number of unread ones': read({
    calls: [notifications.fetchUnread],
    make: () => notifications.fetchUnread(context),
    full: { ...list(sample.notification), unread_cnt: { notify: 2 } },
    least: { ...bare({ id: '41' }), unread_cnt: { notify: 2 } },
    told: all,
  }),
  'the newest notification': read({
    calls: [announcing.fetchNewest],
    make: () => announcing.fetchNewest(context),
    full: { ...list(sample.notification), unread_cnt: { notify: 2 } },
    least: bare({ id: '41' }),
    told: (newest) => newest?.id,
  }),
  autocomplete: read({
    calls: [completions.fetchSuggestions],
    make: () => completions.fetchSuggestions('a', context),
    full: { list: [sample.suggestion, { kind: 'tag', tag: 'sea', posts: 3 }] },
    least: {
      list: [
        { kind: 'user', user: someone },
        { kind: 'tag', tag: 'sea' },
      ],
    },
    told: ({ items }) => items.map((item) => (item.kind === 'user' ? item.id : item.tag)),
  }),
  'a preview': read({
    calls: [previews.fetchPreview],
    make: () => previews.fetchPreview('https://news.example/', context),
    full: sample.preview,
    least: { url: sample.preview.url },
    told: ({ url }) => url,
  }),
  GIFs: read({
    calls: [gifs.fetchGifs],
    make: () => gifs.fetchGifs('a', 1, context),
    full: list(sample.gif),
    least: bare({ id: '3', url: '/media/gif/a' }),
    told: pageOf,
  }),
  coins: read({
    calls: [coins.fetchFavouriteCoins],
    make: () => coins.fetchFavouriteCoins('1', context),
    full: list(sample.coin),
    least: bare({ id: '2', price: 3000 }),
    told: ({ coins: told }) => idsOf(told),
  }),
  'the own weeks': read({
    calls: [wallet.fetchWeeks],
    make: () => wallet.fetchWeeks('2026-03-05T00:00:00.000Z', context),
    full: list({ from: '2026-02-26T00:00:00.000Z', posts: 2, votes: 5, followers: 3, value: 1.5 }),
    least: bare({ from: '2026-02-26T00:00:00.000Z' }),
    told: (weeks) => weeks.map(({ from }) => from),
  }),
  'online statuses': read({
    calls: [presence.fetchStatuses],
    make: () => presence.fetchStatuses(['1'], context),
    full: [{ id: '1', online_status: 1 }],
    least: [{ id: '1', online_status: 1 }],
    told: all,
  }),
  devices: read({
    calls: [settings.fetchDevices],
    make: () => settings.fetchDevices(context),
    full: list(sample.device),
    least: bare({ id: '5' }),
    told: idsOf,
  }),
  'room for pictures': read({
    calls: [ownData.fetchStorage],
    make: () => ownData.fetchStorage(context),
    full: sample.account,
    least: someone,
    told: () => null,
  }),
  'address of the own data': read({
    calls: [ownData.askForExport],
    make: () => ownData.askForExport('a', context),
    full: { address: '/api/user/export/a', expires_at: '2026-03-04T09:10:00Z' },
    least: { address: '/api/user/export/a' },
    told: ({ address }) => address,
  }),
  'terms of closing': read({
    calls: [ownData.fetchClosing],
    make: () => ownData.fetchClosing(context),
    full: { days: 30, last_owner_of: [{ kind: 'group', id: '51', name: 'Sailors', permalink: 'sailors' }] },
    least: { last_owner_of: [{ kind: 'group', id: '51' }] },
    told: ({ lastOwnerOf }) => idsOf(lastOwnerOf),
  }),
  'second factors': read({
    calls: [factors.fetchFactors],
    make: () => factors.fetchFactors(context),
    full: { list: [sample.phoneMethod] },
    least: { list: [{ two_factor_auth_phone: { id: '81' } }] },
    told: (list) => list.map(({ id, isVerified }) => [id, isVerified]),
  }),
  'the key of an app': read({
    calls: [factors.fetchAppOffer],
    make: () => factors.fetchAppOffer(context),
    full: sample.appSetup,
    least: { secret: 'JBSWY3DP' },
    told: ({ secret }) => secret,
  }),
  ...companyReads,
  ...groupReads,
  ...discoverReads,
  ...albumReads,
  ...clipReads,
  ...deskReads,
  'an upload': read({
    calls: [media.uploadImage],
    make: () =>
      media.uploadImage({ id: 'u', path: '/upload', file: new Blob(['a']) }, () => undefined, context),
    full: { file_id: '71', key: '71' },
    least: { file_id: '71' },
    told: all,
  }),
};
