/** Groups in lists, and belonging to one (GRP-01, GRP-04, GRP-05). */
export const groups = {
  title: 'Groups',
  of: 'Groups of {{name}}',
  about_one: '{{privacy}}, {{figure}} member',
  about_other: '{{privacy}}, {{figure}} members',
  members_one: '{{figure}} member',
  members_other: '{{figure}} members',
  invitedBy: '{{name}} invited you. {{about}}',
  privacy: {
    public: 'Public',
    private: 'Private',
  },
  role: {
    admin: 'Admin',
    member: 'Member',
  },
  roles: {
    owner: 'Owner',
    admin: 'Admin',
    moderator: 'Moderator',
    member: 'Member',
  },
  roleFilter: {
    label: 'Filter by role',
    all: 'All',
    admin: 'Admin',
    member: 'Member',
  },
  waiting: {
    title: 'Waiting for you',
    requests_one: '{{count}} person asks to join',
    requests_other: '{{count}} people ask to join',
    answer: 'Answer',
    more: 'See all invitations',
    count_one: '{{count}} waits for you',
    count_other: '{{count}} wait for you',
  },
  tabs: {
    mine: 'Your groups',
    invitations: 'Invitations',
    suggestions: 'Suggestions',
  },
  directions: {
    label: 'Direction',
    in: 'Received',
    out: 'Sent',
  },
  create: 'Create group',
  search: 'Search groups',
  failed: 'The groups could not be loaded',
  none: {
    title: 'No groups here yet',
    text: 'Groups show here once they are joined or founded.',
  },
  noneFound: 'No group matches',
  noneMine: {
    title: 'You are in no group yet',
    text: 'Join one that others suggest, or found your own.',
    suggestions: 'See suggestions',
  },
  noneIn: {
    title: 'No invitations',
    text: 'Invitations to groups show here until you answer them.',
  },
  noneOut: {
    title: 'You ask to join no group',
    text: 'Requests that you send to private groups show here until an admin answers.',
  },
  suggestions: {
    title: 'Groups for you',
    none: 'No suggestions right now',
    text: 'Search finds every group by its name.',
    toSearch: 'Search groups',
  },
  join: 'Join',
  joining: 'Joining',
  ask: 'Request to join',
  asking: 'Sending',
  cancelRequest: 'Cancel request',
  accept: 'Accept',
  hide: 'Hide',
  answering: 'Sending',
  leave: 'Leave group',
  leaving: {
    title: 'Leave {{name}}?',
    text: 'Its posts leave your feed. You can join again at any time.',
    private: 'Its posts leave your feed, and to come back you must ask once more.',
    lastOwner: 'You are the only owner of {{name}}',
    handOver: 'Make another member the owner first, or delete the group in its settings.',
    deleteOnly: 'A group needs an owner. Delete the group in its settings if it has done its work.',
    settings: 'Open settings',
  },
  left: 'You left {{name}}.',
  requestCancelled: 'Request to {{name}} cancelled.',
  invitationHidden: 'Invitation to {{name}} hidden.',
  oneHidden: 'Invitation hidden.',
  blocked: 'Blocked',
  archived: 'Archived',
  deleted: 'The group is deleted.',
  failedTo: {
    join: 'Failed to join the group. Please try again later.',
    leave: 'Failed to leave the group. Please try again later.',
    answer: 'Failed to answer the invitation. Please try again later.',
    act: 'Failed to change this membership. Please try again later.',
    delete: 'Failed to delete the group. Please try again later.',
    createLink: 'Failed to create the link. Please try again later.',
    revoke: 'Failed to revoke the link. Please try again later.',
    archive: 'Failed to change the archive. Please try again later.',
    pin: 'Failed to pin. A group has three pinned posts at most.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    groups: typeof groups;
  }
}
