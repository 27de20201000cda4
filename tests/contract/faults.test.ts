import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchPhotos } from '@/features/albums/api';
import { fetchFavouriteCoins } from '@/features/coins/api';
import * as comments from '@/features/comments/api';
import { fetchCompaniesOf } from '@/features/companies/api';
import { fetchSuggestions } from '@/features/completions/api';
import { recordDoNotSell } from '@/features/device/api';
import * as discover from '@/features/discover/api';
import { fetchGifs } from '@/features/gifs/api';
import { fetchGroupsOf } from '@/features/groups/api';
import { fetchInCommon } from '@/features/inCommon/api';
import * as invitations from '@/features/invitations/api';
import { uploadImage } from '@/features/media/api';
import * as moderation from '@/features/moderation/api';
import * as network from '@/features/network/api';
import * as noticeActs from '@/features/notifications/acts/api';
import * as announcing from '@/features/notifications/announcing/api';
import * as notifications from '@/features/notifications/api';
import * as people from '@/features/people/api';
import { removePicture } from '@/features/pictures/api';
import * as posts from '@/features/posts/api';
import * as publishing from '@/features/posts/publishing/api';
import * as presence from '@/features/presence/api';
import { fetchPreview } from '@/features/previews/api';
import { fetchReasons, sendReport } from '@/features/reports/api';
import * as session from '@/features/session/api';
import * as settings from '@/features/settings/api';
import * as factors from '@/features/settings/twoFactor/api';
import * as ownData from '@/features/settings/ownData/api';
import { fetchWeeks } from '@/features/wallet/api';
import { configureApi } from '@/shared/api/client';
import { clearToken } from '@/shared/api/token';
import { requestTimeoutMs } from '@/shared/config/limits';
import { RequestError, type AppError } from '@/shared/errors/appError';
import { SilentRequest } from '../mocks/silentRequest';

const context = () => ({ signal: new AbortController().signal });
const page = { page: 1, perPage: 10 };
const wall = { type: 'user', entityId: '1' } as const;
const thread = { postId: '1', postType: 'user' } as const;
const post = { text: 'a', gif: null, preview: null, uploads: [], alts: {} };
const passwords = { newPassword: 'a', newPasswordRepeat: 'a', token: 't' };
const content = { text: 'a', gif: null, preview: null, uploads: [], alts: {} };
const earlier = { authorId: '1', text: 'a', hasGif: false, photos: 0, since: 0 };
const comment = {
  ...thread,
  ...content,
  parentId: null,
  place: null,
  version: 'k',
  idempotencyKey: 'k',
  authorId: '1',
  asCompany: false,
  sentAt: 0,
  earlier: null,
};
const followers = { direction: 'followers', userId: '1', term: '', filter: 'all', sort: 'recent' } as const;
const report = { subject: { kind: 'post', id: '1' }, reason: 'spam', details: '' } as const;

/**
 * Every call of the app. `hasContent` is false where the app needs nothing of the answer: a write is done whatever the
 * backend says to it (ANY-02).
 */
const calls: [name: string, hasContent: boolean, make: () => Promise<unknown>][] = [
  ['logIn', true, () => session.logIn({ email: 'a', plainPassword: 'b' }, context())],
  ['verifyCode', true, () => session.verifyCode({ type: 'app', id: '1', code: '1' }, context())],
  ['resendCode', false, () => session.resendCode('1', context())],
  [
    'register',
    false,
    () => session.register({ email: 'a', plainPassword: 'b', firstName: 'c', lastName: 'd' }, context()),
  ],
  ['confirmEmail', false, () => session.confirmEmail('t', context())],
  ['requestReset', false, () => session.requestReset('a', context())],
  ['resetPassword', false, () => session.resetPassword(passwords, context())],
  ['recordDoNotSell', false, () => recordDoNotSell(true, context())],
  ['fetchTagsOfWeek', true, () => discover.fetchTagsOfWeek(context())],
  ['fetchInCommon', true, () => fetchInCommon('1', context())],
  ['fetchInvitation', true, () => invitations.fetchInvitation(context())],
  ['createInvitation', true, () => invitations.createInvitation(context())],
  ['revokeInvitation', false, () => invitations.revokeInvitation(context())],
  ['fetchInviter', true, () => invitations.fetchInviter('c', context())],
  ['fetchMe', true, () => session.fetchMe(context())],
  ['fetchStatus', true, () => session.fetchStatus(context())],
  ['fetchPosts', true, () => posts.fetchPosts(posts.newsPath(), page, context())],
  ['fetchPost', true, () => posts.fetchPost('1', context())],
  [
    'publishPost',
    false,
    () =>
      publishing.publishPost(
        {
          ...post,
          wall,
          onChain: true,
          idempotencyKey: 'k',
          isEdited: false,
          earlier,
          arrivedAs: null,
          video: null,
        },
        context(),
      ),
  ],
  ['findPost', true, () => publishing.findPost(wall, earlier, context())],
  ['editPost', true, () => publishing.editPost({ ...post, id: '1', type: 'user' }, context())],
  ['deletePost', false, () => posts.deletePost({ id: '1', type: 'user' }, context())],
  ['sendVote', false, () => posts.sendVote('1', 'like', context())],
  ['sendBookmark', false, () => posts.sendBookmark('1', 'user', true, context())],
  ['fetchComments', true, () => comments.fetchComments(thread, page, context())],
  ['addComment', false, () => comments.addComment(comment, context())],
  ['editComment', false, () => comments.editComment({ ...thread, ...content, id: '1' }, context())],
  ['fetchChain', true, () => comments.fetchChain('1', context())],
  ['sendCommentVote', false, () => comments.sendCommentVote('1', 'like', context())],
  ['readVote', true, () => comments.readVote('1', context())],
  ['deleteComment', false, () => comments.deleteComment({ id: '1', type: 'user' }, context())],
  ['fetchPeople', true, () => people.fetchSuggestions(page, context())],
  ['fetchFollowList', true, () => network.fetchFollowList(followers, page, context())],
  ['removeFollower', false, () => network.removeFollower('1', context())],
  ['changeRelation', false, () => network.changeRelation({ id: '1', change: 'block' }, context())],
  ['hideSuggestion', false, () => people.hideSuggestion({ id: '1' }, context())],
  ['fetchProfile', true, () => people.fetchProfile('amara', context())],
  ['follow', false, () => people.sendFollow('1', 'none', 'following', context())],
  ['request to follow', false, () => people.sendFollow('1', 'none', 'requested', context())],
  ['unfollow', false, () => people.sendFollow('1', 'following', 'none', context())],
  ['fetchReasons', true, () => fetchReasons(context())],
  ['sendReport', false, () => sendReport(report, context())],
  ['fetchQueue', true, () => moderation.fetchQueue({ desk: null, kind: null }, page, context())],
  ['fetchLog', true, () => moderation.fetchLog({ desk: '1', act: '' }, page, context())],
  ['fetchNotice', true, () => moderation.fetchNotice('1', context())],
  ['claimItem', false, () => moderation.claimItem('1', context())],
  [
    'sendDecision',
    false,
    () =>
      moderation.sendDecision(
        { id: '1', answer: 'keep', kind: 'report', rule: '', note: '', name: '' },
        context(),
      ),
  ],
  ['sendAppeal', false, () => moderation.sendAppeal({ noticeId: '1', text: 'a' }, context())],
  ['fetchNotifications', true, () => notifications.fetchNotifications(page, context())],
  ['fetchNewest', true, () => announcing.fetchNewest(context())],
  ['fetchUnread', true, () => notifications.fetchUnread(context())],
  ['setRead', false, () => noticeActs.setRead({ ids: ['1'], read: true }, context())],
  ['markAllRead', false, () => noticeActs.markAllRead({ until: '1' }, context())],
  ['mutePost', false, () => noticeActs.mutePost({ postId: '1', isMuted: true }, context())],
  ['turnOff', false, () => noticeActs.turnOff({ kind: 'vote' }, context())],
  ['markRead', false, () => notifications.markRead({ until: '1' }, context())],
  [
    'answerInvite',
    false,
    () => people.answerInvite({ inviteId: '1', userId: null, isAccepted: true }, context()),
  ],
  ['autocomplete', true, () => fetchSuggestions('a', context())],
  ['preview', true, () => fetchPreview('https://a.example/', context())],
  ['gifs', true, () => fetchGifs('a', 1, context())],
  ['fetchWeeks', true, () => fetchWeeks('2026-03-05T00:00:00.000Z', context())],
  ['coins', true, () => fetchFavouriteCoins('1', context())],
  ['sendStatus', false, () => presence.sendStatus(2, context())],
  ['fetchStatuses', true, () => presence.fetchStatuses(['1'], context())],
  ['sendRollCall', false, () => presence.sendRollCall(context())],
  ['removePicture', false, () => removePicture({ kind: 'avatar', key: 'k' }, context())],
  ['saveAccount', true, () => settings.saveAccount({ bio: 'a' }, context())],
  ['saveBlockchain', true, () => settings.saveBlockchain({ publishPosts: true, votingPower: 1 }, context())],
  ['changePassword', false, () => settings.changePassword({ ...passwords, oldPassword: 'a' }, context())],
  ['fetchDevices', true, () => settings.fetchDevices(context())],
  ['endSessions', false, () => settings.endSessions('1', context())],
  ['fetchStorage', true, () => ownData.fetchStorage(context())],
  ['askForExport', true, () => ownData.askForExport('a', context())],
  ['fetchClosing', true, () => ownData.fetchClosing(context())],
  ['closeAccount', false, () => ownData.closeAccount('a', context())],
  ['fetchFactors', true, () => factors.fetchFactors(context())],
  ['fetchAppOffer', true, () => factors.fetchAppOffer(context())],
  ['addApp', true, () => factors.addApp({ secret: 'a', accountName: 'b' }, context())],
  ['addPhone', true, () => factors.addPhone({ countryCode: '44', phoneNumber: '1' }, context())],
  ['verifyFactor', false, () => factors.verifyFactor({ type: 'app', id: '1', code: '1' }, context())],
  ['removeFactor', false, () => factors.removeFactor({ type: 'app', id: '1' }, context())],
  ['makeDefault', false, () => factors.makeDefault({ type: 'app', id: '1' }, context())],
  ['fetchGroupsOf', true, () => fetchGroupsOf({ userId: '1', term: '' }, page, context())],
  [
    'fetchCompaniesOf',
    true,
    () => fetchCompaniesOf({ userId: '1', which: 'all', term: '' }, page, context()),
  ],
  [
    'fetchPhotos',
    true,
    () => fetchPhotos({ kind: 'user', id: '1', albumId: null, order: 'newest', from: null }, page, context()),
  ],
  [
    'uploadImage',
    true,
    () => uploadImage({ id: 'u', path: '/upload', file: new Blob(['a']) }, () => undefined, context()),
  ],
];

const json = { 'Content-Type': 'application/json' };
const faults: [name: string, answer: () => Response, expected: Partial<AppError>, needsContent: boolean][] = [
  ['no answer', () => HttpResponse.error(), { kind: 'network', code: 'requestFailed' }, false],
  [
    'a refusal',
    () => HttpResponse.json({ dictionary_code: 'notAllowed' }, { status: 403 }),
    { kind: 'api', code: 'notAllowed', status: 403 },
    false,
  ],
  [
    'a 500 without a code',
    () => new HttpResponse('Bad gateway', { status: 500 }),
    { kind: 'api', code: 'genericError', status: 500 },
    false,
  ],
  [
    'a page of HTML',
    () => new HttpResponse('<!doctype html><h1>Hello</h1>'),
    { kind: 'malformed', code: 'requestFailed' },
    false,
  ],
  [
    'JSON cut off',
    () => new HttpResponse('{"list": [{"id"', { headers: json }),
    { kind: 'malformed', code: 'requestFailed' },
    false,
  ],
  [
    'an object without its fields',
    () => HttpResponse.json({}),
    { kind: 'malformed', code: 'requestFailed' },
    true,
  ],
  ['an empty body', () => new HttpResponse(''), { kind: 'malformed', code: 'requestFailed' }, true],
];

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  clearToken();
  configureApi({ retryDelaysMs: [], logsFailures: false });
});
afterEach(() => {
  server.resetHandlers();
  configureApi();
});
afterAll(() => server.close());

async function failureOf(call: Promise<unknown>): Promise<AppError> {
  const thrown: unknown = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof RequestError)) throw new Error('It did not fail as it should', { cause: thrown });
  return thrown.appError;
}

describe.each(calls)('%s', (_, hasContent, make) => {
  it.each(faults.filter(([, , , needsContent]) => hasContent || !needsContent))(
    'API-03 API-07 fails in a known way on %s',
    async (__, answer, expected) => {
      server.use(http.all('*', answer));
      expect(await failureOf(make())).toMatchObject(expected);
    },
  );

  it('API-03 gives up after 100000 ms and not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('XMLHttpRequest', SilentRequest);
    try {
      let failure: AppError | null = null;
      const done = failureOf(make()).then((error) => (failure = error));
      await vi.advanceTimersByTimeAsync(requestTimeoutMs - 1);
      expect(failure).toBeNull();
      await vi.advanceTimersByTimeAsync(2);
      await done;
      expect(failure).toMatchObject({ kind: 'timeout', code: 'requestTimeout' });
    } finally {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    }
  });
});
