/** HOUR-07. */
export const muting = {
  title: 'Muted words',
  lead: 'Posts and comments with these words or phrases are folded away on this device, until you open them. Whole words only: “and” leaves “sand” alone. Logging out forgets them.',
  word: 'Muted word',
  until: 'For how long',
  times: { ever: 'Until I remove it', day: '24 hours', week: '7 days', month: '30 days' },
  add: 'Mute',
  list: 'Muted words',
  none: 'No word is muted.',
  ends: 'Until {{time}}',
  remove: 'Remove {{word}}',
  added: '{{word}} is muted.',
  removed: '{{word}} is no longer muted.',
  known: 'This is muted already.',
  hiddenPost: 'A post of {{name}} is hidden: it holds “{{word}}”.',
  hiddenComment: 'Hidden: it holds “{{word}}”.',
  show: 'Show',
  quiet: {
    title: 'Quiet mode',
    label: 'Quiet mode',
    help: 'No numbers on votes and comments, no badges, and nobody calls for new posts: they are there when you open the feed again.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    muting: typeof muting;
  }
}
