export const reports = {
  title: { post: 'Report post', clip: 'Report short video' },
  lead: 'Tell us what is wrong. The author does not learn who reported it.',
  reason: 'Reason',
  details: 'Details',
  detailsHint: 'What should we look at?',
  send: 'Send report',
  sending: 'Sending',
  sent: 'Report sent. You will not see this any more.',
  loading: 'Loading the reasons',
  reasonsFailed: 'The reasons could not be loaded',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    reports: typeof reports;
  }
}
