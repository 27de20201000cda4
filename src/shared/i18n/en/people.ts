export const people = {
  profile: 'Profile',
  editProfile: 'Edit profile',
  follow: 'Follow',
  requestToFollow: 'Request to follow',
  cancelRequest: 'Cancel request',
  following: 'Following',
  unfollow: 'Unfollow',
  unfollowed: 'You no longer follow {{name}}.',
  requestCancelled: 'Request to {{name}} cancelled.',
  followsYou: 'Follows you',
  you: 'You',
  answered: {
    accepted: 'Accepted. They follow you now.',
    declined: 'Declined.',
    withdrawn: 'This request is gone: it was withdrawn, or answered already.',
  },
  private: 'Private',
  mutual_one: '{{count}} mutual follower',
  mutual_other: '{{count}} mutual followers',
  suggestions: {
    title: 'People you may know',
    empty: 'Nobody new right now. Follow people you know, and theirs will show here.',
    failed: 'Suggestions could not be loaded',
  },
  message: 'Message',
  messageNotAllowed: '{{name}} takes no messages from you',
  messageUnavailable: 'Messages are not available yet',
  counts: {
    label: 'Numbers',
    posts_one: 'post',
    posts_other: 'posts',
    followers_one: 'follower',
    followers_other: 'followers',
    following: 'following',
    votingPower: 'voting power',
  },
  timeline: 'Timeline',
  tabs: {
    followers: 'Followers',
    following: 'Following',
    groups: 'Groups',
    companies: 'Companies',
    photos: 'Photos',
  },
  status: {
    label: 'Online status',
    online: 'Online',
    away: 'Away',
    busy: 'Do not disturb',
    invisible: 'Invisible',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    people: typeof people;
  }
}
