export const posts = {
  published: 'Post published.',
  waits: 'Your post waits for a moderator.',
  edited: 'Post saved.',
  deleted: 'Post deleted.',
  unsaved: 'No longer saved.',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied.',

  by: 'Post by {{name}}',
  options: 'Post options',
  boost: 'Boost',
  copyLink: 'Copy link',
  report: 'Report',
  edit: 'Edit',
  delete: 'Delete',
  vote: 'Vote',
  like: 'Like',
  dislike: 'Dislike',
  likes_one: '{{shown}} like',
  likes_other: '{{shown}} likes',
  dislikes_one: '{{shown}} dislike',
  dislikes_other: '{{shown}} dislikes',
  comments: 'Comments ({{number}})',
  commentsAlone: 'Comments',
  save: 'Save',
  saved: 'Saved',
  worth: 'Worth',
  worthAmount: '{{amount}} {{token}}',
  chain: { published: 'On chain', pending: 'Waiting for the chain', failed: 'Not on the chain' },
  wasEdited: 'Edited',
  in: 'in',
  writtenBy: 'Written by',
  onTimeline: 'on the timeline of',
  seeMore: 'See more',
  seeLess: 'See less',
  loading: 'Loading posts',

  feed: {
    title: 'News feed',
    refresh: 'Refresh',
    new_one: '{{count}} new post',
    new_other: '{{count}} new posts',
    manyNew: '{{count}}+ new posts',
    newFailed: 'The new posts could not be loaded. Please try again.',
    toNewest: 'Newest posts',
    readFrom: 'You were here',
    emptyTitle: 'Your feed is quiet',
    emptyText: 'Follow people or write something: what you and they post shows here.',
    findPeople: 'Find people',
    failed: 'The news feed could not be loaded',
  },
  wall: {
    title: 'Posts',
    emptyTitle: 'Nothing here yet',
    emptyText: 'What is posted here shows on this page.',
    failed: 'The posts could not be loaded',
  },

  openComposer: "What's on your mind?",
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    posts: typeof posts;
  }
}
