export const groups = {
  of: 'Groups of {{name}}',
  about_one: '{{privacy}}, {{figure}} member',
  about_other: '{{privacy}}, {{figure}} members',
  privacy: {
    public: 'Public',
    private: 'Private',
  },
  role: {
    admin: 'Admin',
    member: 'Member',
  },
  failed: 'The groups could not be loaded',
  none: {
    title: 'No groups here yet',
    text: 'Groups show here once they are joined or founded.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    groups: typeof groups;
  }
}
