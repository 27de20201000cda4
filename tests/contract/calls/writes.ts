import * as comments from '@/features/comments/api';
import * as companies from '@/features/companies/api';
import * as device from '@/features/device/api';
import * as groups from '@/features/groups/api';
import * as desk from '@/features/groups/desk/api';
import * as inviting from '@/features/groups/inviting/api';
import * as links from '@/features/groups/links/api';
import * as invitations from '@/features/invitations/api';
import * as live from '@/features/live/api';
import * as media from '@/features/media/api';
import * as network from '@/features/network/api';
import * as people from '@/features/people/api';
import * as pictures from '@/features/pictures/api';
import * as posts from '@/features/posts/api';
import * as publishing from '@/features/posts/publishing/api';
import * as presence from '@/features/presence/api';
import * as reports from '@/features/reports/api';
import * as session from '@/features/session/api';
import * as settings from '@/features/settings/api';
import * as factors from '@/features/settings/twoFactor/api';
import * as ownData from '@/features/settings/ownData/api';
import { albumWrites } from './albumWrites';
import { clipWrites } from './clipWrites';
import { companyWrites } from './companyWrites';
import { deskWrites } from './deskCalls';
import { noticeWrites } from './noticeWrites';
import { context, credentials, thread, content } from './arguments';
import { idOf } from './row';
import * as sample from './samples';

/** A write is done whatever the answer: what it must come to, and the reads that tell what the answer did not. */
export interface Write {
  calls: unknown[];
  make: () => Promise<unknown>;
  /** The answer of the contract; none where it is 204. */
  full?: unknown;
  comesTo?: unknown;
  reads?: Record<string, unknown>;
}

const me = { '/api/user/user/new': sample.account };
const sent = { subject: { kind: 'post', id: '21' }, reason: 'spam', details: '' } as const;
const passwords = { newPassword: 'a', newPasswordRepeat: 'a', token: 't' };

export const writes: Record<string, Write> = {
  register: {
    calls: [session.register],
    make: () => session.register({ ...credentials, firstName: 'c', lastName: 'd' }, context),
    full: { id: '1', email: 'a' },
    comesTo: { email: 'a' },
  },
  'confirm an address': {
    calls: [session.confirmEmail],
    make: async () => Object.keys(await session.confirmEmail('t', context)),
    full: { email: 'a' },
    comesTo: ['email'],
  },
  'send a confirmation again': {
    calls: [session.resendConfirmation],
    make: () => session.resendConfirmation('a', context),
  },
  'resend a code': { calls: [session.resendCode], make: () => session.resendCode('81', context) },
  'ask for a reset': { calls: [session.requestReset], make: () => session.requestReset('a', context) },
  'reset the password': {
    calls: [session.resetPassword],
    make: () => session.resetPassword(passwords, context),
  },
  'log out': { calls: [session.logOut], make: () => session.logOut() },
  'do not sell': { calls: [device.recordDoNotSell], make: () => device.recordDoNotSell(true, context) },
  'edit a post': {
    calls: [publishing.editPost],
    make: async () => idOf(await publishing.editPost({ ...content, id: '21', type: 'user' }, context)),
    full: sample.post,
    comesTo: '21',
    reads: { '/api/post/view/21': sample.post },
  },
  'delete a post': {
    calls: [posts.deletePost],
    make: () => posts.deletePost({ id: '21', type: 'user' }, context),
  },
  bookmark: {
    calls: [posts.sendBookmark],
    make: () => posts.sendBookmark('21', 'user', true, context),
    full: { bookmarked: true },
    comesTo: true,
  },
  'edit a comment': {
    calls: [comments.editComment],
    make: async () => idOf(await comments.editComment({ ...thread, ...content, id: '31' }, context)),
    full: sample.comment,
    comesTo: '31',
  },
  'delete a comment': {
    calls: [comments.deleteComment],
    make: () => comments.deleteComment({ id: '31', type: 'user' }, context),
  },
  follow: {
    calls: [people.sendFollow],
    make: () => people.sendFollow('1', 'none', 'following', context),
    full: { is_following: true },
    comesTo: 'following',
  },
  'ask to follow': {
    calls: [people.sendFollow],
    make: () => people.sendFollow('1', 'none', 'requested', context),
    full: { follow_status: 'sent' },
    comesTo: 'requested',
  },
  unfollow: {
    calls: [people.sendFollow],
    make: () => people.sendFollow('1', 'following', 'none', context),
    comesTo: 'none',
  },
  'answer a request': {
    calls: [people.answerInvite],
    make: () => people.answerInvite({ inviteId: '12', userId: null, isAccepted: true }, context),
    comesTo: 'accepted',
  },
  'hide a suggestion': {
    calls: [people.hideSuggestion],
    make: () => people.hideSuggestion({ id: '1' }, context),
  },
  'hide a group': {
    calls: [groups.hideSuggestion],
    make: () => groups.hideSuggestion({ id: '51' }, context),
  },
  'hide a company': {
    calls: [companies.hideSuggestion],
    make: () => companies.hideSuggestion({ id: '61' }, context),
  },
  'remove a follower': { calls: [network.removeFollower], make: () => network.removeFollower('1', context) },
  block: {
    calls: [network.changeRelation],
    make: () => network.changeRelation({ id: '1', change: 'block' }, context),
  },
  ...albumWrites,
  ...clipWrites,
  'edit a group': {
    calls: [groups.editGroup],
    make: async () =>
      idOf(await groups.editGroup({ id: '51', permalink: 'sailors', changes: { name: 'Sailors' } }, context)),
    full: sample.group,
    comesTo: '51',
    reads: { '/api/groups/sailors': sample.group },
  },
  'archive a group': {
    calls: [groups.archiveGroup],
    make: async () =>
      idOf(await groups.archiveGroup({ id: '51', permalink: 'sailors', isArchived: true }, context)),
    full: sample.group,
    comesTo: '51',
    reads: { '/api/groups/sailors': sample.group },
  },
  'pin a post': {
    calls: [groups.pinPost],
    make: () => groups.pinPost({ groupId: '51', postId: '21', isPinned: true }, context),
  },
  'revoke an invitation link': {
    calls: [invitations.revokeInvitation],
    make: () => invitations.revokeInvitation(context),
  },
  'revoke a link to a group': {
    calls: [links.revokeLink],
    make: () => links.revokeLink({ groupId: '51', linkId: '7' }, context),
  },
  'decline a request to join with a reason': {
    calls: [desk.sendAct],
    make: () =>
      desk.sendAct(
        { groupId: '51', userId: '1', act: 'refuse', inviteId: '52', reason: 'We are full' },
        context,
      ),
  },
  'block a member of a group for a time': {
    calls: [desk.sendAct],
    make: () =>
      desk.sendAct(
        { groupId: '51', userId: '1', act: 'block', inviteId: null, days: 7, reason: 'Advertising' },
        context,
      ),
  },
  'invite a person to a group': {
    calls: [inviting.sendInvitation],
    make: () => inviting.sendInvitation({ groupId: '51', userId: '1', role: 'admin' }, context),
  },
  'delete a group': { calls: [groups.deleteGroup], make: () => groups.deleteGroup('51', context) },
  'leave a group': { calls: [groups.leaveGroup], make: () => groups.leaveGroup({ id: '51' }, context) },
  'answer an invitation to a group': {
    calls: [groups.answerInvite],
    make: () => groups.answerInvite({ groupId: '51', inviteId: '52', isAccepted: true }, context),
    comesTo: 'accepted',
  },
  'silence a member of a group': {
    calls: [desk.sendAct],
    make: () => desk.sendAct({ groupId: '51', userId: '1', act: 'silence', inviteId: null }, context),
  },
  ...companyWrites,
  report: { calls: [reports.sendReport], make: () => reports.sendReport(sent, context) },
  ...noticeWrites,
  ...deskWrites,
  'choose a status': {
    calls: [presence.sendStatus],
    make: () => presence.sendStatus(3, context),
    full: { id: '1', online_status: 3 },
    comesTo: 3,
  },
  'watch the screen': {
    calls: [live.watchScreen],
    make: () => live.watchScreen('s1', { posts: ['21'], people: ['1'] }, context.signal),
  },
  'be present': { calls: [presence.sendRollCall], make: () => presence.sendRollCall(context) },
  'set a picture': {
    calls: [media.uploadImage],
    make: async () =>
      typeof (
        await media.uploadImage(
          { id: 'u', path: '/api/profile/photo', file: new Blob(['a']) },
          () => undefined,
          context,
        )
      ).key,
    full: { file_id: '71' },
    comesTo: 'string',
  },
  'delete a file': { calls: [media.deleteFile], make: () => media.deleteFile('71', context) },
  'remove a picture': {
    calls: [pictures.removePicture],
    make: () => pictures.removePicture({ kind: 'avatar', key: '71' }, context),
    comesTo: { kind: 'avatar', picture: null },
  },
  'save the account': {
    calls: [settings.saveAccount],
    make: async () => (await settings.saveAccount({ bio: 'Sails' }, context)).user.bio,
    full: sample.account,
    comesTo: 'Sails',
    reads: me,
  },
  'choose the mail about a kind of notifications': {
    calls: [settings.saveAccount],
    make: async () => (await settings.saveAccount({ digest: { vote: 'daily' } }, context)).user.digest?.vote,
    full: sample.account,
    comesTo: 'daily',
    reads: me,
  },
  'save what goes onto the chain': {
    calls: [settings.saveBlockchain],
    make: async () =>
      (await settings.saveBlockchain({ publishPosts: true, votingPower: 40 }, context)).user.blockchain,
    full: sample.account,
    comesTo: { publishPosts: true, votingPower: 40 },
    reads: me,
  },
  'change the password': {
    calls: [settings.changePassword],
    make: () => settings.changePassword({ ...passwords, oldPassword: 'a' }, context),
  },
  'close the account': {
    calls: [ownData.closeAccount],
    make: () => ownData.closeAccount('a', context),
    full: { until: '2026-04-03T09:00:00Z' },
  },
  'end a session': { calls: [settings.endSessions], make: () => settings.endSessions('5', context) },
  'add an app': {
    calls: [factors.addApp],
    make: () => factors.addApp({ secret: 'a', accountName: 'Kith' }, context),
    full: { id: '82', account_name: 'Kith' },
    comesTo: { type: 'app', id: '82', label: 'Kith' },
    reads: {
      '/api/2fa': { list: [{ two_factor_auth_app: { id: '82', account_name: 'Kith' }, verified: false }] },
    },
  },
  'add a phone': {
    calls: [factors.addPhone],
    make: () => factors.addPhone({ countryCode: '44', phoneNumber: '12' }, context),
    full: { id: '81', country_code: '44', phone_number: '12' },
    comesTo: { type: 'phone', id: '81', label: '+44 12' },
    reads: { '/api/2fa': { list: [sample.phoneMethod] } },
  },
  'verify a method': {
    calls: [factors.verifyFactor],
    make: () => factors.verifyFactor({ type: 'app', id: '82', code: '1' }, context),
  },
  'remove a method': {
    calls: [factors.removeFactor],
    make: () => factors.removeFactor({ type: 'app', id: '82' }, context),
  },
  'make a method the default': {
    calls: [factors.makeDefault],
    make: () => factors.makeDefault({ type: 'app', id: '82' }, context),
  },
};
