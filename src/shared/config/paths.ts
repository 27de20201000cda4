const segment = encodeURIComponent;

export const paths = {
  feed: '/',
  login: '/login',
  twoFactor: '/login/twoFactor',
  signUp: '/signUp',
  forgotPassword: '/forgotPassword',
  resetPassword: '/resetPassword',
  confirmationSent: '/confirmationSent',
  passwordUpdated: '/passwordUpdated',
  emailConfirmed: '/emailConfirmed',
  post: (id: string, at: { comment?: string; photo?: number } = {}) => {
    const query = new URLSearchParams();
    if (at.comment !== undefined) query.set('comment', at.comment);
    if (at.photo !== undefined) query.set('photo', String(at.photo));
    return `/post/${segment(id)}${query.size > 0 ? `?${query.toString()}` : ''}`;
  },
  /** Leads on to the comment in its post. */
  comment: (id: string) => `/comment/${segment(id)}`,
  profile: (permalink: string, tab?: string) =>
    `/profile/${segment(permalink)}${tab === undefined ? '' : `/${tab}`}`,
  followers: '/followers',
  following: '/following',
  friends: '/friends',
  suggestedPeople: '/friends?tab=suggested',
  groups: '/groups',
  groupInvitations: (direction: 'in' | 'out') => `/groups/invitations?dir=${direction}`,
  groupSuggestions: '/groups/suggestions',
  createGroup: '/groups/create',
  group: (permalink: string, tab?: string) =>
    `/group/${segment(permalink)}${tab === undefined ? '' : `/${tab}`}`,
  companies: '/companies',
  managedCompanies: '/companies/managed',
  companySuggestions: '/companies/suggestions',
  createCompany: '/companies/create',
  company: (permalink: string, tab?: string) =>
    `/company/${segment(permalink)}${tab === undefined ? '' : `/${tab}`}`,
  photos: '/photos',
  allPhotos: '/photos?view=all',
  album: (id: string) => `/photos/${segment(id)}`,
  profileAlbum: (permalink: string, id: string) => `/profile/${segment(permalink)}/photos/${segment(id)}`,
  shortVideos: '/shortVideos',
  newShortVideo: '/shortVideos/new',
  shortVideo: (id: string) => `/shortVideos/${segment(id)}`,
  bookmarks: '/bookmarks',
  notifications: '/notifications',
  discover: '/discover',
  discovered: (kind: DiscoverKind) => `/discover/${kind}`,
  moderation: '/moderation',
  moderationNotice: (id: string) => `/moderation/notices/${segment(id)}`,
  search: (term: string, tab = 'all') => `/search?${new URLSearchParams({ term, tab }).toString()}`,
  settings: (tab?: SettingsTab) => (tab === undefined ? '/settings' : `/settings/${tab}`),
  twoFactorSetup: '/settings/security/twoFactor',
  ownData: '/settings/security/data',
  coins: '/coins',
  wallet: '/wallet',
  icoIdo: '/icoIdo',
  socialDashboard: '/socialDashboard',
  becomeInfluencer: '/becomeInfluencer',
  help: '/help',
  about: '/about',
  legal: (page: LegalPage) => `/legal/${page}`,
  maintenance: '/maintenance',
  error: '/error',
} as const;

export const discoverKinds = ['posts', 'people', 'tags', 'groups'] as const;
export type DiscoverKind = (typeof discoverKinds)[number];

export const settingsTabs = ['basic', 'security', 'privacy', 'notification', 'blockchain'] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export const legalPages = ['privacy', 'terms', 'cookies', 'refunds', 'disclosures'] as const;
export type LegalPage = (typeof legalPages)[number];
