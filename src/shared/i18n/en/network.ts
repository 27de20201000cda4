export const network = {
  followers: 'Followers',
  following: 'Following',
  friends: 'Friends',
  mutual: 'Mutual',
  friendsLead: 'People who follow you and whom you follow.',
  followersOf: 'Followers of {{name}}',
  followingOf: 'Whom {{name}} follows',
  search: 'Search people',
  filter: 'Filter',
  sort: 'Sort',
  filters: {
    all: 'Everyone',
    mutual: 'Mutual',
    requests: 'Requests',
    blocked: 'Blocked',
    silenced: 'Silenced',
  },
  sorts: {
    recent: 'Newest first',
    name: 'By name',
  },
  failed: 'These people could not be loaded',
  emptyTitle: 'Nobody here yet',
  emptyText: 'Follow people you know, and they may follow you back.',
  findPeople: 'Find people',
  noneTitle: 'Nobody found',
  noneText: 'Nobody here matches what you are looking for.',
  clear: 'Show everyone',
  options: 'User options',
  accept: 'Accept',
  decline: 'Decline',
  answering: 'Sending',
  unfollow: 'Unfollow',
  cancelRequest: 'Cancel request',
  removeFollower: 'Remove follower',
  silence: 'Silence',
  unsilence: 'Unsilence',
  block: 'Block',
  unblock: 'Unblock',
  unblocking: 'Unblocking',
  blocked: 'Blocked',
  silenced: 'Silenced',
  blocking: {
    title: 'Block {{name}}?',
    text: 'You stop following each other and see nothing of each other any more. They are not told.',
    confirm: 'Block',
    busy: 'Blocking',
  },
  removed: '{{name}} no longer follows you.',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    network: typeof network;
  }
}
