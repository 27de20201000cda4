export const companies = {
  of: 'Companies of {{name}}',
  about_one: '{{category}}, {{figure}} follower',
  about_other: '{{category}}, {{figure}} followers',
  role: {
    owner: 'Owner',
    moderator: 'Moderator',
    member: 'Member',
  },
  following: 'Following',
  failed: 'The companies could not be loaded',
  none: {
    title: 'No companies here yet',
    text: 'Companies show here once they are followed or founded.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    companies: typeof companies;
  }
}
