/**
 * Texts of dictionary codes about accounts, beside the catalogue's, which the migration page needs as well (ERR-01).
 */
export const memberErrors = {
  quotaExceeded:
    'There is no room left in your account. Delete photos that you no longer need, then try again.',
  serverFull: 'The server is full. Please try again later.',
  accountClosed: 'Your account is closed.',
  ownsCommunities: 'You are the only owner of a group or company. Hand it over or delete it first.',
  tooManySignUps: 'Too many accounts were created from your network.',
} as const;
