/** Settings that are fixed when the client is built; `.env.example` lists them. */
const env = import.meta.env as Record<string, string | boolean | undefined>;

function text(name: string, fallback: string): string {
  const value = env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** `set = wins, in both directions`: undefined leaves the server's word (SHELL-08). */
function flag(name: string): boolean | undefined {
  const value = text(name, '');
  if (value === '') return undefined;
  return value === 'true' || value === '1' || value === 'on';
}

/** An http(s) address, or none: anything else in a setting is ignored. */
function address(name: string): string | null {
  const value = text(name, '');
  return /^https?:\/\//.test(value) ? value : null;
}

export const isDevelopment = env.DEV === true;
/** Sent as `X-App` with every request (API-01). */
export const appId = text('VITE_APP_ID', 'kith-web');
export const maintenanceFlag = flag('VITE_MAINTENANCE');
/** Where the pages behind these sidebar links live; without one, an in-app page stands in (SHELL-03). */
export const externalPages = {
  wallet: address('VITE_WALLET_URL'),
  icoIdo: address('VITE_ICO_IDO_URL'),
  socialDashboard: address('VITE_SOCIAL_DASHBOARD_URL'),
  becomeInfluencer: address('VITE_INFLUENCER_URL'),
  help: address('VITE_HELP_URL'),
  about: address('VITE_ABOUT_URL'),
} as const;
/** Address of the messenger; `{permalink}` stands for the member. None: messaging is shown as unavailable. */
export const messengerUrl = address('VITE_MESSENGER_URL');
/** The migration page, on this origin or on its own. */
export const migrationUrl = text('VITE_MIGRATION_URL', '/migration/');
