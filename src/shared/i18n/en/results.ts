export const results = {
  title: 'Search',
  heading: 'Results for “{{term}}”',
  recent: 'Recent searches',
  forget: 'Remove {{term}}',
  forgetAll: 'Clear recent searches',
  searchFor: 'Search for {{term}}',
  matchesNothing: 'No person or tag matches',

  tabs: {
    label: 'Kinds of results',
    all: 'All',
    users: 'Users',
    groups: 'Groups',
    companies: 'Companies',
    post: 'Post (tags)',
  },
  found: {
    all: '{{figure}} found',
    many: 'Many results',
    users_one: '{{figure}} person',
    users_other: '{{figure}} people',
    groups_one: '{{figure}} group',
    groups_other: '{{figure}} groups',
    companies_one: '{{figure}} company',
    companies_other: '{{figure}} companies',
    post_one: '{{figure}} post',
    post_other: '{{figure}} posts',
  },
  showAll: 'Show all',
  findPeople: 'Find people',
  everywhere: 'Search everywhere',
  failed: 'The search did not work',
  nothing: {
    title: 'Search for people, groups, companies and posts',
    text: 'Type a name, a word of a post or a tag in the search box at the top.',
  },
  none: {
    all: 'Nothing found',
    users: 'Nobody by that name yet',
    groups: 'No groups by that name yet',
    companies: 'No companies by that name yet',
    post: 'No posts about that yet',
    text: 'Check the spelling, or try a shorter word.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    results: typeof results;
  }
}
