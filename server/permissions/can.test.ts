import { describe, expect, it } from 'vitest';
import type { Membership } from '@/shared/rules/membership';
import type { Relation } from './audience';
import { can, type Action } from './can';

const me = { id: 1 };
const others = 2;

/** Asks for the actor `me`. The situation names what is special about the object. */
type Row<A extends Action> = [situation: string, object: Parameters<typeof can<A>>[2], allowed: boolean];
function table<A extends Action>(action: A, rows: readonly Row<A>[]): void {
  describe(`SRV-05 ${action}`, () => {
    it.each(rows)('%s', (_situation, object, allowed) => {
      expect(can(me, action, object)).toBe(allowed);
      expect(can(null, action, object), 'a guest').toBe(false);
    });
  });
}

const stranger: Relation = { isSelf: false, following: null, isFollower: false, isBlocked: false };
const follower: Relation = { ...stranger, following: 'direct' };
const self: Relation = { ...stranger, isSelf: true };
const open = { profile_details: 'everyone', message_me: 'everyone', post_on_timeline: 'everyone' } as const;
const closed = { profile_details: 'no_one', message_me: 'no_one', post_on_timeline: 'no_one' } as const;

table('profile.view', [
  ['open to everyone', { relation: stranger, privacy: open }, true],
  ['open to nobody', { relation: follower, privacy: { ...open, profile_details: 'no_one' } }, false],
  ['one’s own, open to nobody', { relation: self, privacy: closed }, true],
  ['across a block', { relation: { ...follower, isBlocked: true }, privacy: open }, false],
]);
table('profile.message', [
  ['open to everyone', { relation: stranger, privacy: { ...closed, message_me: 'everyone' } }, true],
  ['open to nobody', { relation: follower, privacy: { ...open, message_me: 'no_one' } }, false],
  ['oneself', { relation: self, privacy: open }, false],
]);
table('profile.postOn', [
  ['an open wall', { relation: stranger, privacy: open }, true],
  [
    'a wall that takes no posts',
    { relation: stranger, privacy: { ...open, post_on_timeline: 'no_one' } },
    false,
  ],
  [
    'a wall that is not shown',
    { relation: stranger, privacy: { ...open, profile_details: 'no_one' } },
    false,
  ],
  ['without a setting, as a stranger', { relation: stranger, privacy: {} }, false],
  ['without a setting, as a follower', { relation: follower, privacy: {} }, true],
]);

const mine = { ownerId: me.id, isVisible: true };
const theirs = { ownerId: others, isVisible: true };
const hidden = { ownerId: others, isVisible: false };
const myHidden = { ownerId: me.id, isVisible: false };

for (const action of ['post.view', 'post.bookmark', 'album.view', 'clip.view'] as const)
  table(action, [
    ['one’s own', mine, true],
    ['another’s', theirs, true],
    ['another’s that is hidden', hidden, false],
    ['one’s own that is hidden', myHidden, false],
  ]);
for (const action of ['post.vote', 'comment.vote', 'report'] as const)
  table(action, [
    ['one’s own', mine, false],
    ['another’s', theirs, true],
    ['another’s that is hidden', hidden, false],
    ['one’s own that is hidden', myHidden, false],
  ]);
for (const action of ['comment.delete', 'album.edit', 'album.delete', 'clip.edit', 'clip.delete'] as const)
  table(action, [
    ['one’s own', mine, true],
    ['one’s own that is hidden', myHidden, true],
    ['another’s', theirs, false],
  ]);

table('post.edit', [
  ['one’s own', { ...mine, type: 'user', companyRole: null }, true],
  ['another’s', { ...theirs, type: 'user', companyRole: null }, false],
  ['one’s own in a group', { ...mine, type: 'group', companyRole: null }, true],
  [
    'one’s own in a company’s name, as its moderator',
    { ...mine, type: 'company', companyRole: 'moderator' },
    true,
  ],
  ['one’s own in a company’s name, out of the team', { ...mine, type: 'company', companyRole: null }, false],
  [
    'one’s own in a company’s name, as a mere member',
    { ...mine, type: 'company', companyRole: 'member' },
    false,
  ],
  ['a colleague’s, as the owner', { ...theirs, type: 'company', companyRole: 'owner' }, false],
]);
table('post.delete', [
  ['one’s own', { ...mine, type: 'user', companyRole: null }, true],
  ['one’s own in a company’s name, out of the team', { ...mine, type: 'company', companyRole: null }, true],
  ['a colleague’s, as a moderator', { ...theirs, type: 'company', companyRole: 'moderator' }, true],
  ['a colleague’s, as a mere member', { ...theirs, type: 'company', companyRole: 'member' }, false],
  ['another’s', { ...theirs, type: 'user', companyRole: null }, false],
  ['another’s on a wall, with a role', { ...theirs, type: 'user', companyRole: 'owner' }, false],
]);
table('comment.edit', [
  ['one’s own', { ...mine, asCompany: false, companyRole: null }, true],
  [
    'one’s own with the signature, as a moderator',
    { ...mine, asCompany: true, companyRole: 'moderator' },
    true,
  ],
  ['one’s own with the signature, out of the team', { ...mine, asCompany: true, companyRole: null }, false],
  ['a colleague’s, as the owner', { ...theirs, asCompany: true, companyRole: 'owner' }, false],
]);
const none: Membership = { state: 'none' };
const blocked: Membership = { state: 'blocked', wasMember: true };
const as = (state: 'owner' | 'admin' | 'moderator' | 'member', silenced = false): Membership => ({
  state,
  silenced,
});
const group = { privacy: 0, wall: true, pictures: true, postGroup: 'member', archivedAt: null } as const;
const closedGroup = { ...group, privacy: 1 } as const;
const archive = { ...group, archivedAt: new Date(0) };

for (const action of ['file.delete', 'file.describe'] as const)
  table(action, [
    ['one’s own', { ...mine, pictureOf: null }, true],
    ['one’s own that is hidden', { ...myHidden, pictureOf: null }, true],
    ['another’s', { ...theirs, pictureOf: null }, false],
    ...(['edit', 'speak'] as const).flatMap((right) =>
      (
        [
          ['another’s, as a moderator', theirs, 'moderator', true],
          ['another’s, as a mere member', theirs, 'member', false],
          ['one’s own, a mere member since', mine, 'member', false],
          ['one’s own, out of the team since', mine, null, false],
        ] as const
      ).map(([situation, file, role, allowed]): Row<typeof action> => [
        `a company’s (${right}), ${situation}`,
        { ...file, pictureOf: { kind: 'company', role, right } },
        allowed,
      ]),
    ),
    ...(
      [
        ['another’s, as its moderator', theirs, as('moderator'), true],
        ['another’s, as a mere member', theirs, as('member'), false],
        ['one’s own, as its moderator', mine, as('moderator'), true],
        ['one’s own, a mere member since', mine, as('member'), false],
        ['one’s own, out of it since', mine, none, false],
        ['one’s own, blocked since', mine, blocked, false],
      ] as const
    ).map(([situation, file, membership, allowed]): Row<typeof action> => [
      `a group’s, ${situation}`,
      { ...file, pictureOf: { kind: 'group', membership, right: 'edit' } },
      allowed,
    ]),
  ]);

table('group.see', [
  ['an open one, as a stranger', { group, membership: none }, true],
  ['an open one, blocked', { group, membership: blocked }, false],
  ['a closed one, as a stranger', { group: closedGroup, membership: none }, false],
  ['a closed one, as a member', { group: closedGroup, membership: as('member') }, true],
]);
table('group.open', [
  ['the wall', { group, membership: none, section: 'wall' }, true],
  ['the wall of a closed one', { group: closedGroup, membership: none, section: 'wall' }, false],
  ['the pictures', { group, membership: none, section: 'pictures' }, true],
  [
    'pictures switched off',
    { group: { ...group, pictures: false }, membership: as('owner'), section: 'pictures' },
    false,
  ],
  [
    'pictures of a wall switched off',
    { group: { ...group, wall: false }, membership: as('owner'), section: 'pictures' },
    false,
  ],
]);
table('group.act', [
  ['edit as an admin', { membership: as('admin'), right: 'edit' }, true],
  ['edit as a mere member', { membership: as('member'), right: 'edit' }, false],
  [
    'removing a member',
    { membership: as('moderator'), right: 'remove', subject: { membership: as('member'), isSelf: false } },
    true,
  ],
  [
    'removing the owner',
    { membership: as('admin'), right: 'remove', subject: { membership: as('owner'), isSelf: false } },
    false,
  ],
]);
table('group.postIn', [
  ['as a member', { group, membership: as('member') }, true],
  ['as a stranger', { group, membership: none }, false],
  [
    'where admins alone post',
    { group: { ...group, postGroup: 'admin' }, membership: as('moderator') },
    false,
  ],
  ['in an archive', { group: archive, membership: as('owner') }, false],
]);
table('group.comment', [
  ['as a stranger', { group, membership: none }, true],
  ['as a member', { group, membership: as('member') }, true],
  ['silenced', { group, membership: as('member', true) }, false],
  ['blocked', { group, membership: blocked }, false],
  ['in an archive', { group: archive, membership: as('member') }, false],
]);

const options = { wall: true, photos: true, contacts: true, members: true };
const company = { privacy: 0, options } as const;
const without = (name: keyof typeof options) => ({ ...company, options: { ...options, [name]: false } });
const closedCompany = { ...company, privacy: 1 } as const;

table('company.see', [
  ['an open one', { company, role: null }, true],
  ['a closed one', { company: closedCompany, role: null }, false],
  ['a closed one, in the team', { company: closedCompany, role: 'member' }, true],
]);
table('company.open', [
  ...(['wall', 'photos', 'members'] as const).flatMap((section): Row<'company.open'>[] => [
    [section, { company, role: null, section }, true],
    [`${section} of a closed one`, { company: closedCompany, role: null, section }, false],
    [`${section}, switched off`, { company: without(section), role: null, section }, false],
    [
      `${section}, switched off, in the team`,
      { company: without(section), role: 'owner', section },
      section === 'members',
    ],
  ]),
]);
table('company.act', [
  ['edit as a moderator', { role: 'moderator', right: 'edit' }, true],
  ['edit as a mere member', { role: 'member', right: 'edit' }, false],
  [
    'removing the owner',
    { role: 'moderator', right: 'remove', subject: { role: 'owner', isSelf: false } },
    false,
  ],
]);
table('company.postAs', [
  ['as a moderator', { company: without('photos'), role: 'moderator' }, true],
  ['as a mere member', { company, role: 'member' }, false],
  ['without a wall', { company: without('wall'), role: 'owner' }, false],
]);
table('company.addPhoto', [
  ['as a moderator', { company: without('wall'), role: 'moderator' }, true],
  ['out of the team', { company, role: null }, false],
  ['without photos', { company: without('photos'), role: 'owner' }, false],
]);

table('word.write', [
  ['with a voice', { isSilenced: false }, true],
  ['silenced by the house', { isSilenced: true }, false],
]);

for (const action of ['desk.open', 'desk.seeReporters'] as const) {
  const reporters = action === 'desk.seeReporters';
  table(action, [
    ['of the house, as a member', { role: 'member', membership: null }, false],
    ['of the house, as a moderator', { role: 'moderator', membership: null }, !reporters],
    ['of the house, as the operator', { role: 'operator', membership: null }, true],
    ['of a group, as its moderator', { role: 'member', membership: as('moderator') }, !reporters],
    ['of a group, as a mere member', { role: 'member', membership: as('member') }, false],
    ['of a group, as the operator of the house', { role: 'operator', membership: none }, false],
    [
      'of one’s own group, as the operator of the house',
      { role: 'operator', membership: as('owner') },
      !reporters,
    ],
  ]);
}
const ofHouse = { role: 'moderator', membership: null, isOwn: false, author: null } as const;
const ofGroup = { role: 'member', membership: as('admin'), isOwn: false, author: as('member') } as const;
table('desk.answer', [
  ['in the house', ofHouse, true],
  ['in the house, as a member', { ...ofHouse, role: 'member' }, false],
  ['in the house, one’s own', { ...ofHouse, isOwn: true }, false],
  ['in the house, by the owner of some group', { ...ofHouse, author: as('owner') }, true],
  ['in a group', ofGroup, true],
  ['in a group, by one who has left', { ...ofGroup, author: null }, true],
  ['in a group, one’s own', { ...ofGroup, isOwn: true }, false],
  ['in a group, by its owner', { ...ofGroup, author: as('owner') }, false],
  [
    'in a group, by an owner, as an owner',
    { ...ofGroup, membership: as('owner'), author: as('owner') },
    true,
  ],
  ['in a group, as a mere member', { ...ofGroup, membership: as('member') }, false],
]);
