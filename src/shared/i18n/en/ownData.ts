/** Texts of a member's data: storage, the download of their data, the end of the account (OWN-01, OWN-02). */
export const ownData = {
  title: 'Your data',
  none: 'There is nothing to download or delete here',
  storage: {
    title: 'Storage',
    lead: 'Your photos, avatar and cover count.',
    used: '{{used}} of {{all}} used',
    label: 'Storage used',
    full: 'There is no room left. Delete photos that you no longer need to make room for new ones.',
    loading: 'Loading your storage',
    failed: 'Your storage could not be loaded',
  },
  export: {
    title: 'A copy of your data',
    lead: 'One ZIP file with everything that is yours: profile, posts, comments, photos as you uploaded them, people whom you follow, votes, groups, settings and the rest.',
    password: 'Password',
    submit: 'Download my data',
    submitting: 'Preparing',
    begun: 'Your download has begun. For a while this link works for whoever has it, so keep it to yourself.',
    again: 'Download again',
  },
  closing: {
    title: 'Delete account',
    lead: 'Your profile and all that you shared are hidden at once. For {{count}} days you can log in and have everything back; then it is deleted for good.',
    open: 'Delete account',
    dialog: 'Delete account?',
    what: 'Your profile, posts, comments, photos, albums, votes, messages and memberships go. Words of others about you, and what was published on the blockchain, stay.',
    at: 'Everybody stops seeing them at once. You are logged out everywhere.',
    back: 'You can come back for {{count}} days: log in with your password. After that nothing is left, here or in our copies.',
    password: 'Password',
    confirm: 'Delete account',
    busy: 'Deleting',
    keep: 'Keep my account',
    ownerTitle: 'Hand these over first',
    owner:
      'You are the only owner. Make somebody else an owner, or delete them; then you can delete your account.',
    kinds: { group: 'Group', company: 'Company' },
    loading: 'Looking at what you own',
    failed: 'This could not be loaded',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    ownData: typeof ownData;
  }
}
