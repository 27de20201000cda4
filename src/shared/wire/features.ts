/** Calls and fields beyond the customer's, by the names that `GET /api/status` tells (ANY-06). */
export const features = [
  'twoFactorDefault',
  'publishOnBlockchain',
  'groupRoles',
  'groupDesk',
  'groupLinks',
  'groupLists',
  'hideSuggestions',
  'visitorView',
  'resendConfirmation',
  'albums',
  'archive',
  'export',
  'closing',
  'clips',
  'stream',
  'notify',
  'reports',
  'discover',
  'invitation',
  'desk',
] as const;
export type Feature = (typeof features)[number];
