/** The pages of one post and of what was saved. */
export const postPage = {
  loading: 'Loading posts',
  title: 'Post',
  titleOf: 'Post by {{name}}',
  comments_one: '{{shown}} comment',
  comments_other: '{{shown}} comments',
  back: 'Back',
  goneTitle: 'This post is not here',
  goneText: 'It may have been deleted, or it is only for people its author chose.',
  deletedTitle: 'This post was deleted',
  deletedText: 'Nobody can see it any more.',
  reportedTitle: 'You reported this post',
  reportedText: 'It does not show for you any more.',
  toFeed: 'Back to the news feed',
  failed: 'The post could not be loaded',
  pending: {
    title: 'Only you see this.',
    text: 'It shows to all once a moderator has published it. Until then you can change it or delete it.',
  },
  bookmarks: {
    title: 'Saved posts',
    lead: 'Only you see what you saved.',
    emptyTitle: 'Nothing saved yet',
    emptyText: 'Save a post to find it here again.',
    failed: 'Your saved posts could not be loaded',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    postPage: typeof postPage;
  }
}
