export const status = {
  notFound: {
    title: 'Page not found',
    heading: 'There is nothing here',
    text: 'The address may be mistyped, or what stood here was taken down.',
    home: 'Back to the news feed',
    logIn: 'Log in',
  },
  error: {
    title: 'Error',
  },
  maintenance: {
    title: 'Maintenance',
    heading: 'Back in a little while',
    text: 'We are doing some work on {{product}}. Until it is done, nothing can be read or posted here.',
    refresh: 'Refresh',
    refreshing: 'Looking',
    next: 'Looks again by itself in {{count}} s',
    still: 'Still at work.',
    unreachable: 'The server does not answer.',
    over: 'The work is done.',
    enter: 'Open {{product}}',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    status: typeof status;
  }
}
