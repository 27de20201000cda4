export const reports = {
  report: 'Report',
  title: {
    post: 'Report post',
    clip: 'Report short video',
    comment: 'Report comment',
    user: 'Report member',
    group: 'Report group',
    company: 'Report company',
  },
  lead: 'Tell us what is wrong. Nobody else learns who reported it.',
  reason: 'Reason',
  details: 'Details',
  detailsHint: 'What should we look at?',
  send: 'Send report',
  sending: 'Sending',
  sent: 'Report sent. You will not see this any more.',
  sentOf: 'Report sent. Thank you for telling us.',
  loading: 'Loading the reasons',
  reasonsFailed: 'The reasons could not be loaded',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    reports: typeof reports;
  }
}
