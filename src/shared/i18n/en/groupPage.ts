/** One group: its page (GRP-03, GRP-07). */
export const groupPage = {
  title: 'Group',
  failed: 'This group could not be loaded',
  gone: {
    title: 'There is no such group',
    text: 'The address may be mistyped, or the group is gone.',
    action: 'Back to groups',
  },
  tabs: {
    timeline: 'Timeline',
    photos: 'Photos',
    members: 'Members',
    about: 'About',
    desk: 'Moderation',
    settings: 'Settings',
  },
  locked: {
    title: 'This group is private',
    text: 'Posts, photos and members appear here once an admin lets you in.',
    asked: 'You have asked to join. Posts, photos and members appear here once an admin accepts.',
    invited: 'You are invited. Posts, photos and members appear here once you accept.',
    blocked: 'You are blocked in this group.',
    blockedUntil: 'You are blocked in this group until {{date}}.',
    reason: 'Reason: {{reason}}',
  },
  why: {
    title: 'You cannot post here',
    none: 'Join the group to post.',
    requested: 'You can post once an admin has accepted your request.',
    invited: 'Accept the invitation to post.',
    blocked: 'You are blocked in this group.',
    needsManager: 'Only admins and moderators post in this group.',
    needsAdmin: 'Only admins post in this group.',
    needsOwner: 'Only the owner posts in this group.',
    silenced: 'An admin has silenced you. You can read, but not post.',
    noWall: 'This group has no timeline.',
    other: 'This group takes no posts from you.',
    lost: 'You can no longer post in {{name}}. What you wrote is kept as a draft.',
  },
  options: 'Group options',
  copyLink: 'Copy link',
  viewAsVisitor: 'View as a visitor',
  archived: 'This group is an archive. Everything stays readable; nobody posts, comments or joins.',
  archive: 'Archive group',
  reopen: 'Bring back',
  archiving: 'Saving',
  pin: 'Pin to the top',
  unpin: 'Unpin',
  pinned: 'Pinned',
  pinnedPosts: 'Pinned posts',
  noTimeline: {
    title: 'This group has no timeline',
    text: 'Its admins have switched it off.',
  },
  noPhotos: {
    title: 'This group shows no photos',
    text: 'Its admins have switched them off.',
  },
  avatar: 'Picture of {{name}}',
  facts: 'Facts',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    groupPage: typeof groupPage;
  }
}
