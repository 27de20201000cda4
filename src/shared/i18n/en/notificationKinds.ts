/** SET-05, LIVE-04. */
export const notificationKinds = {
  lead: 'Choose what is worth a tap on the shoulder. Each choice takes effect at once.',
  types: {
    userpost: { label: 'Posts', help: 'When someone posts on your timeline' },
    postcomment: { label: 'Comments and replies', help: 'On your posts and in threads you joined' },
    mention: { label: 'Mentions', help: 'When someone writes your name' },
    vote: { label: 'Votes', help: 'When someone likes what you posted' },
    grouppost: { label: 'Group posts', help: 'In your groups, and of companies whose posts you asked for' },
    groupcomment: { label: 'Group comments', help: 'On your posts in groups' },
    groupinvite: { label: 'Group invitations', help: 'When someone asks you to join a group' },
    userfollow: { label: 'New followers', help: 'When someone starts to follow you' },
    followerinvite: { label: 'Requests to follow', help: 'When someone asks to follow you' },
    followeraccept: { label: 'Accepted requests', help: 'When someone lets you follow them' },
    verification: { label: 'Verification', help: 'What becomes of your applications' },
    blockchain: { label: 'Blockchain', help: 'When something of yours reaches the chain, or fails to' },
    chat: { label: 'Messages', help: 'When someone writes to you' },
  },
  mail: {
    note: 'We can mail you what you missed while you were away: all of it in one mail, which says who did what but not what they wrote.',
    label: 'Email me',
    labelOf: 'Email me: {{kind}}',
    choices: { never: 'Never', daily: 'Daily', now: 'At once' },
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    notificationKinds: typeof notificationKinds;
  }
}
