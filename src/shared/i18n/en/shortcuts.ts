/** The list of keys, which loads on its own. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  shifted: 'Shift {{key}}',
  isOn: 'Single-key shortcuts',
  isOnHelp: 'Switch them off if they get in the way of a screen reader or of dictation.',
  does: {
    next: 'Next post',
    previous: 'Previous post',
    first: 'First post',
    loadNew: 'Show new posts',
    open: 'Open the post',
    like: 'Like',
    dislike: 'Dislike',
    reply: 'Comment or reply',
    comments: 'Show or hide comments',
    save: 'Save',
    media: 'Open the photos',
    compose: 'Write a post',
    goFeed: 'Go to the news feed',
    goNotifications: 'Go to notifications',
    goProfile: 'Go to your profile',
    goSaved: 'Go to saved posts',
    goSettings: 'Go to your settings',
    undo: 'Undo what was just done',
    help: 'This list',
    articles: 'Next or previous post or comment',
    intoComments: 'Into the comments or replies',
    outOfList: 'Out of the posts or comments',
    zoom: 'Zoom the photo in or out, or show all of it',
    search: 'Search',
    send: 'Send what you write',
    close: 'Close, or leave a field',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    shortcuts: typeof shortcuts;
  }
}
