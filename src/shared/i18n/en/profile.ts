/** Texts of a profile's own page. */
export const profile = {
  failed: 'This profile could not be loaded',
  notFoundText: 'The address may be mistyped, or the account is gone.',
  openAvatar: 'Open picture of {{name}}',
  facts: {
    label: 'Facts',
    genders: { male: 'Male', female: 'Female', other: 'Other' },
    born: 'Born {{date}}',
    joined: 'Joined {{month}}',
  },
  locked: {
    title: 'This profile is private',
    text: 'Posts, photos and groups appear here once {{name}} accepts your request.',
    asked: 'You have asked to follow. Posts, photos and groups appear here once {{name}} accepts.',
    followers: 'Posts, photos and groups appear here once you follow {{name}}.',
    mutual: 'Posts, photos and groups are for people who follow {{name}} and whom {{name}} follows back.',
    mutualFollowing: 'Posts, photos and groups appear here once {{name}} follows you back.',
    nobody: '{{name}} shows posts, photos and groups to nobody else.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    profile: typeof profile;
  }
}
