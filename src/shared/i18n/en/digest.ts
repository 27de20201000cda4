/** LIVE-04. */
export const digest = {
  note: 'We can mail you what you missed while you were away: all of it in one mail, which says who did what but not what they wrote.',
  label: 'Email me',
  labelOf: 'Email me: {{kind}}',
  choices: { never: 'Never', daily: 'Daily', now: 'At once' },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    digest: typeof digest;
  }
}
