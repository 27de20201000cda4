/** Companies in lists, and following one (CMP-01, CMP-03). */
export const companies = {
  title: 'Companies',
  of: 'Companies of {{name}}',
  about_one: '{{category}}, {{figure}} follower',
  about_other: '{{category}}, {{figure}} followers',
  aboutAlone_one: '{{figure}} follower',
  aboutAlone_other: '{{figure}} followers',
  role: {
    owner: 'Owner',
    moderator: 'Moderator',
    member: 'Member',
  },
  follow: 'Follow company',
  following: 'Following',
  unfollow: 'Unfollow company',
  unfollowed: 'You no longer follow {{name}}.',
  followLevels: {
    label: 'Tell me of',
    all: 'All posts',
    none: 'None',
    failed: 'Failed to save the choice. Please try again later.',
  },
  left: 'You left {{name}}.',
  membersOnly: 'Members only',
  tabs: {
    mine: 'Your companies',
    managed: 'Managed',
    suggestions: 'Suggestions',
  },
  create: 'Create company',
  search: 'Search companies',
  failed: 'The companies could not be loaded',
  none: {
    title: 'No companies here yet',
    text: 'Companies show here once they are followed or founded.',
  },
  noneFound: 'No company matches',
  noneMine: {
    title: 'You follow no company yet',
    text: 'Follow one that others suggest, or found your own.',
    suggestions: 'See suggestions',
  },
  noneManaged: {
    title: 'You manage no company yet',
    text: 'Companies show here once you found one, or are made a moderator of one.',
  },
  suggestions: {
    none: 'No suggestions right now',
    text: 'Search finds every company by its name.',
    toSearch: 'Search companies',
  },
  deleted: 'The company is deleted.',
  failedTo: {
    follow: 'Failed to follow the company. Please try again later.',
    unfollow: 'Failed to unfollow the company. Please try again later.',
    act: 'Failed to change this membership. Please try again later.',
    delete: 'Failed to delete the company. Please try again later.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    companies: typeof companies;
  }
}
