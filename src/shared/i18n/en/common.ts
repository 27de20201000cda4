/** Texts of the component kit and of several subjects. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save changes',
  retry: 'Try again',
  dismiss: 'Dismiss',
  undo: 'Undo',
  loading: 'Loading',
  stillWorking: 'Still working',
  copied: 'Copied.',
  optional: 'Optional',
  seeAll: 'See all',
  wait: {
    seconds_one: 'You can try again in 1 second.',
    seconds_other: 'You can try again in {{count}} seconds.',
    minutes_one: 'You can try again in 1 minute.',
    minutes_other: 'You can try again in {{count}} minutes.',
  },
  password: {
    show: 'Show password',
    requirements: 'Password requirements',
    met: 'met',
    notMet: 'not met',
    summary: '{{met}} of {{total}} requirements met',
    length: '{{count}} characters or more',
    capital: '1 capital letter',
    lowercase: '1 lowercase letter',
    number: '1 number',
    special: '1 special character',
    match: 'Both passwords match',
  },
  code: {
    label: '6-digit code',
  },
  search: {
    clear: 'Clear search',
  },
  presence: {
    online: 'Online',
    away: 'Away',
    busy: 'Do not disturb',
  },
  photos: {
    open: 'Open photo {{position}} of {{total}}',
  },
  toasts: {
    label: 'Message',
    region: 'Messages ({{hotkey}})',
  },
  logOut: 'Log out',
  list: {
    end: 'You are all caught up',
    loadMore: 'Load more',
    more_one: '{{count}} more',
    more_other: '{{count}} more',
  },
  time: {
    now: 'Just now',
    minutes: '{{count}} min',
    hours: '{{count}} h',
    yesterday: 'Yesterday',
  },
} as const;
