export const discover = {
  title: 'Discover',
  titles: {
    posts: 'Posts of the week',
    people: 'People worth meeting',
    tags: 'Tags of the week',
    groups: 'Groups with a lot to say',
  },
  lead: 'What people here read and answered this week, whether you follow them or not.',
  week: '{{from}} to {{to}}',
  tabs: {
    week: 'The week',
    posts: 'Posts',
    people: 'People',
    tags: 'Tags',
    groups: 'Groups',
  },
  all: {
    posts: 'All posts',
    people: 'All people',
    tags: 'All tags',
    groups: 'All groups',
  },
  failed: {
    posts: 'The posts could not be loaded',
    people: 'The people could not be loaded',
    tags: 'The tags could not be loaded',
    groups: 'The groups could not be loaded',
  },
  none: {
    posts: 'Nobody wrote for everyone this week',
    people: 'Nobody is here yet',
    tags: 'No tag was used this week',
    groups: 'No public groups yet',
    text: 'Write the first post, or bring somebody along.',
    write: 'Write a post',
  },
  likes_one: '{{figure}} like',
  likes_other: '{{figure}} likes',
  comments_one: '{{figure}} comment',
  comments_other: '{{figure}} comments',
  photoOf: 'A photo by {{name}}',
  postOf: 'A post by {{name}}',
  tagPeople_one: '{{figure}} person',
  tagPeople_other: '{{figure}} people',
  tagPosts_one: '{{figure}} post this week',
  tagPosts_other: '{{figure}} posts this week',
  newPosts_one: '{{figure}} new post this week',
  newPosts_other: '{{figure}} new posts this week',
  how: {
    title: 'How this page is made',
    text: 'From the last seven days, only what anyone may see. Posts go by their likes and the people who answered, each counted once; people by the likes and comments they got; tags and groups by the people who used them. Nobody can pay to be here, and whoever you have blocked or silenced is left out.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    discover: typeof discover;
  }
}
