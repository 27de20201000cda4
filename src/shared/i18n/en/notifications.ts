/** NTF-03, NTF-04. */
export const notifications = {
  title: 'Notifications',
  all: 'See all notifications',
  failed: 'The notifications could not be loaded',
  emptyTitle: 'Nothing new',
  emptyText: 'Follows, comments, votes and mentions show here.',
  unread: 'Unread',
  tabs: {
    label: 'Kinds of notifications',
    all: 'All',
    mentions: 'Mentions and replies',
    requests: 'Requests',
  },
  accept: 'Accept',
  decline: 'Decline',
  answering: 'Sending',
  and: 'and',
  others_one: 'and {{count}} other',
  others_other: 'and {{count}} others',
  somebody: 'Somebody',
  neutral: 'There is news for you.',
  did: {
    userpost: 'posted on your timeline',
    postcomment: 'commented on your post',
    mention: 'mentioned you',
    vote: 'voted on your post',
    repost: 'boosted your post',
    grouppost: 'posted in one of your groups',
    groupcomment: 'commented in one of your groups',
    groupinvite: 'invited you to a group',
    userfollow: 'followed you',
    followerinvite: 'asked to follow you',
    followeraccept: 'accepted your request to follow',
    verification: 'Your verification was updated.',
    chat: 'sent you a message',
    chatDeleted: 'deleted a message to you',
    bountyApplied: 'applied for your ICO bounty',
    airdropJoined: 'takes part in your airdrop',
    airdropChanged: 'The status of your airdrop changed.',
  },
  operations: {
    withdraw: 'Your withdrawal was processed.',
    publishPost: 'Your post was published on the blockchain.',
    vote: 'Your vote was recorded on the blockchain.',
    powerUp: 'Your voting power went up.',
    powerDown: 'Your voting power went down.',
    ongToProduct: 'Your transfer from ONG to {{product}} was processed.',
    productToOng: 'Your transfer from {{product}} to ONG was processed.',
    ongToEthereum: 'Your transfer from ONG to Ethereum was processed.',
    ethereumToOng: 'Your transfer from Ethereum to ONG was processed.',
    productToEthereum: 'Your transfer from {{product}} to Ethereum was processed.',
    ethereumToProduct: 'Your transfer from Ethereum to {{product}} was processed.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    notifications: typeof notifications;
  }
}
