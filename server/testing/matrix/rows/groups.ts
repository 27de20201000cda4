import { stranger, whyNot, type GroupRight, type Membership } from '@/shared/rules/membership';
import { linkCode } from '../matrixCommunities';
import { actorKinds, everybody, members, row, type ActorKind, type MatrixRow } from '../matrixRow';
import type { MatrixWorld } from '../matrixWorld';

/** Memberships of the kinds of actors in the private group; all others are strangers. */
const memberships: Partial<Record<ActorKind, Membership>> = {
  pendingFollower: { state: 'requested' },
  approvedFollower: { state: 'invited', role: 'member' },
  blocked: { state: 'blocked', wasMember: true },
  groupOwner: { state: 'owner', silenced: false },
  groupAdmin: { state: 'admin', silenced: false },
  groupModerator: { state: 'moderator', silenced: false },
  groupMember: { state: 'member', silenced: false },
  groupSilenced: { state: 'member', silenced: true },
};

/** The status for those who hold a right, 403 for others; the table of rights itself is tested with the rules. */
function byRight(
  right: GroupRight,
  status: number,
  exceptions: Partial<Record<ActorKind, number>> = {},
  subject?: ActorKind,
): MatrixRow['cells'] {
  const target = subject && { membership: memberships[subject] ?? stranger };
  const cells = actorKinds.map((kind) => {
    const actor = memberships[kind] ?? stranger;
    const reason = whyNot(actor, right, target && { ...target, isSelf: kind === subject });
    return [kind, reason === null ? status : 403] as const;
  });
  return members(403, { ...Object.fromEntries(cells), guest: 401, unconfirmed: 401, ...exceptions });
}

const insiders = (status: number): Partial<Record<ActorKind, number>> => ({
  groupOwner: status,
  groupAdmin: status,
  groupModerator: status,
  groupMember: status,
  groupSilenced: status,
});
/** For those who may answer requests and invitations; to others there is none. */
const managers = (status: number): MatrixRow['cells'] =>
  members(404, { groupOwner: status, groupAdmin: status, groupModerator: status });

const inGroup = (rest: string) => (world: MatrixWorld) => `/api/groups/${world.groupId}${rest}`;
const onMember = (kind: Exclude<ActorKind, 'guest'>, rest: string) => (world: MatrixWorld) =>
  `/api/groups/${world.groupId}/members/${world.members[kind].id}${rest}`;

const pageRows: readonly MatrixRow[] = [
  row('group.list', 'GET /api/groups/suggestions', 'own', () => '/api/groups/suggestions', members(200)),
  row(
    'group.list',
    'DELETE /api/groups/suggestions/:groupId',
    'own suggestion of the closed group',
    (world) => `/api/groups/suggestions/${world.groupId}`,
    members(204),
  ),
  row('group.list', 'GET /api/invites/group', 'own', () => '/api/invites/group?dir=out', members(200)),
  row(
    'group.list',
    'GET /api/invites/group/waiting',
    'own',
    () => '/api/invites/group/waiting',
    members(200),
  ),
  row('categories.read', 'GET /api/dict', 'the categories', () => '/api/dict', members(200)),
  row(
    'group.view',
    'GET /api/groups/:permalink',
    "the closed group's header",
    () => '/api/groups/the-group',
    members(200),
  ),
  row(
    'group.view',
    'GET /api/groups/:permalink',
    'the closed group as a visitor sees it',
    () => '/api/groups/the-group?as=visitor',
    byRight('edit', 200),
  ),
  row('group.create', 'POST /api/groups', 'a new group', () => '/api/groups', members(201), {
    body: (world) => ({ name: 'Another', privacy: 0, category: String(world.categoryId) }),
  }),
  row('group.edit', 'PATCH /api/groups/:groupId', 'the closed group', inGroup(''), byRight('edit', 200), {
    body: () => ({ description: 'New words' }),
  }),
  row(
    'group.edit',
    'PATCH /api/groups/:groupId',
    'the closed group, made an archive',
    inGroup(''),
    byRight('archive', 200),
    { body: () => ({ archived_at: '2026-01-01T00:00:00.000Z' }) },
  ),
  ...(['POST', 'DELETE'] as const).map((method) =>
    row(
      'group.edit',
      `${method} /api/groups/:groupId/pins/:postId`,
      'a post of the closed group',
      (world) => `/api/groups/${world.groupId}/pins/${world.groupPostId}`,
      byRight('pin', 204),
    ),
  ),
  row('group.delete', 'DELETE /api/groups/:groupId', 'the closed group', inGroup(''), byRight('delete', 204)),
  row(
    'group.log',
    'GET /api/groups/:groupId/log',
    'the closed group',
    inGroup('/log'),
    byRight('see_log', 200),
  ),
  row(
    'album.read',
    'GET /api/gallery/photos',
    "the closed group's pictures",
    (world) => `/api/gallery/photos?group_id=${world.groupId}`,
    members(403, insiders(200)),
  ),
  row(
    'file.delete',
    'DELETE /api/profile/image/:key',
    'a picture that is not the avatar of the closed group',
    (world) => `/api/profile/image/${world.avatarKey}?type=profile&groupId=${world.groupId}`,
    byRight('edit', 404),
  ),
];

const memberRows: readonly MatrixRow[] = [
  row(
    'group.join',
    'POST /api/groups/:groupId/join',
    'the closed group',
    inGroup('/join'),
    members(200, { blocked: 403 }),
  ),
  row(
    'group.join',
    'POST /api/groups/:groupId/join',
    'the closed group by a link',
    inGroup('/join'),
    members(200, { blocked: 403 }),
    { body: () => ({ code: linkCode }) },
  ),
  row(
    'group.join',
    'POST /api/groups/:groupId/leave',
    'the closed group, which its only owner cannot leave',
    inGroup('/leave'),
    members(200, { groupOwner: 409 }),
  ),
  ...(['', '?type=admin', '?type=silenced'] as const).map((query) =>
    row(
      'group.view',
      'GET /api/groups/:groupId/members',
      `the closed group's ${query}`,
      inGroup(`/members${query}`),
      members(403, insiders(200)),
    ),
  ),
  ...(['request', 'invited', 'blocked'] as const).map((type) =>
    row(
      'group.view',
      'GET /api/groups/:groupId/members',
      `the closed group's ${type}`,
      inGroup(`/members?type=${type}`),
      byRight('see_desk', 200),
    ),
  ),
  ...(['block', 'unblock', 'silence', 'unsilence'] as const).flatMap((act) => {
    const route = `POST /api/groups/:groupId/members/:userId/${act}` as const;
    return [
      row(
        'group.moderate',
        route,
        'a member',
        onMember('groupMember', `/${act}`),
        byRight(act, 204, {}, 'groupMember'),
      ),
      row(
        'group.moderate',
        route,
        'a stranger',
        onMember('stranger', `/${act}`),
        byRight(act, 404, {}, 'stranger'),
      ),
    ];
  }),
  row(
    'group.moderate',
    'POST /api/groups/:groupId/members/:userId/block',
    'the owner',
    onMember('groupOwner', '/block'),
    byRight('block', 204, {}, 'groupOwner'),
  ),
  row(
    'group.moderate',
    'DELETE /api/groups/:groupId/members/:userId',
    'a member',
    onMember('groupMember', ''),
    byRight('remove', 204, {}, 'groupMember'),
  ),
  ...(['admin', 'moderator', 'member'] as const).map((role) =>
    row(
      'group.moderate',
      'PATCH /api/groups/:groupId/members/:userId/role',
      `a member made ${role}`,
      onMember('groupMember', '/role'),
      byRight(`make_${role}`, 200, {}, 'groupMember'),
      { body: () => ({ role }) },
    ),
  ),
  row(
    'group.moderate',
    'PATCH /api/groups/:groupId/members/:userId/role',
    'the only owner made member',
    onMember('groupOwner', '/role'),
    byRight('make_member', 409, {}, 'groupOwner'),
    { body: () => ({ role: 'member' }) },
  ),
  row(
    'group.moderate',
    'PATCH /api/groups/:groupId/members/:userId/role',
    'a member made owner',
    onMember('groupMember', '/role'),
    byRight('hand_over', 200, {}, 'groupMember'),
    { body: () => ({ role: 'owner' }) },
  ),
];

const answerRow = (answer: 'accept' | 'decline', isRequest: boolean) => {
  const status = answer === 'accept' ? 200 : 204;
  return row(
    'group.join',
    `PATCH /api/invites/group/:inviteId/${answer}`,
    isRequest ? 'a request to join' : 'an invitation',
    (world) => `/api/invites/group/${isRequest ? world.joinRequestId : world.invitationId}/${answer}`,
    isRequest ? managers(status) : members(404, { approvedFollower: status }),
  );
};

const inviteRows: readonly MatrixRow[] = [
  answerRow('accept', true),
  answerRow('decline', true),
  answerRow('accept', false),
  answerRow('decline', false),
  row(
    'group.invite',
    'DELETE /api/invites/group/:inviteId',
    'an invitation',
    (world) => `/api/invites/group/${world.invitationId}`,
    managers(204),
  ),
  row(
    'group.invite',
    'POST /api/invites/group/:groupId/create/:userId',
    'a public member',
    (world) => `/api/invites/group/${world.groupId}/create/${world.publicMember.id}`,
    byRight('invite', 200),
  ),
  row(
    'group.invite',
    'GET /api/groups/:groupId/links',
    'the closed group',
    inGroup('/links'),
    byRight('invite', 200),
  ),
  row(
    'group.invite',
    'POST /api/groups/:groupId/links',
    'the closed group',
    inGroup('/links'),
    byRight('invite', 201),
  ),
  row(
    'group.invite',
    'DELETE /api/groups/:groupId/links/:linkId',
    'a link to the closed group',
    (world) => `/api/groups/${world.groupId}/links/${world.linkId}`,
    byRight('invite', 204),
  ),
  row(
    'group.invite',
    'GET /api/follower/except/group/:groupId',
    'the closed group',
    (world) => `/api/follower/except/group/${world.groupId}`,
    byRight('invite', 200),
  ),
  row(
    'group.invite',
    'POST /api/invites/group/:groupId/create/:userId',
    'a group that does not exist',
    (world) => `/api/invites/group/999999/create/${world.publicMember.id}`,
    everybody(404, { guest: 401, unconfirmed: 401 }),
  ),
];

/** Groups (SRV-05, GRP-07): the private group of the world. */
export const groupRows: readonly MatrixRow[] = [...pageRows, ...memberRows, ...inviteRows];
