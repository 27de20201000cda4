export const comments = {
  title: 'Comments',
  by: 'Comment by {{name}}',
  write: 'Write a comment',
  writeReply: 'Write a reply',
  send: 'Send',
  sending: 'Sending',
  reply: 'Reply',
  options: 'Comment options',
  edit: 'Edit',
  editText: 'Comment text',
  save: 'Save changes',
  saving: 'Saving',
  delete: 'Delete',
  copyLink: 'Copy link',
  addImage: 'Add photo',
  removeImage: 'Remove photo',
  imageNamed: 'Photo: {{name}}',
  imageProgress: 'Uploading the photo',
  photo: 'Photo of {{name}}',
  linkedGone: 'The comment that this link names is not here any more.',
  wasEdited: 'Edited',
  author: 'Author',
  showReplies: 'Show replies ({{number}})',
  hideReplies: 'Hide replies',
  repliesTo: 'Replies to {{name}}',
  loadMoreReplies: 'Load more replies',
  loadMore: 'Load more comments',
  loadingMore: 'Loading',
  retry: 'Retry',
  failed: 'The comments could not be loaded.',
  none: 'No comments yet. Yours would be the first.',
  count: '{{number}} / {{max}}',
  deleted: 'Comment deleted.',
  voice: {
    label: 'Who speaks',
    company: '{{name}}, the company',
    self: '{{name}}, yourself',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    comments: typeof comments;
  }
}
