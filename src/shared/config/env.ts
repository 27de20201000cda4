import { defaultAppId } from '../api/headers';

/** Settings fixed at build time; see `.env.example`. */
const env = import.meta.env as Record<string, string | boolean | undefined>;

function text(name: string, fallback: string): string {
  const value = env[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

/** Undefined when not set, so that the server decides (SHELL-08). */
function flag(name: string): boolean | undefined {
  const value = text(name, '');
  if (value === '') return undefined;
  return value === 'true' || value === '1' || value === 'on';
}

/** Ignores anything but an http(s) address. */
function address(name: string): string | null {
  const value = text(name, '');
  return /^https?:\/\//.test(value) ? value : null;
}

export const isDevelopment = env.DEV === true;
/** Sent as `X-App` (API-01). */
export const appId = text('VITE_APP_ID', defaultAppId);
/** Sends the token as `Authorization: Bearer` too, for backends that read it there. */
export const sendsBearer = flag('VITE_BEARER') ?? false;
export const maintenanceFlag = flag('VITE_MAINTENANCE');
/** Hosts besides this one whose pictures are shown (ANY-05), with their port if it is not the usual one. */
export const mediaHosts = text('VITE_MEDIA_HOSTS', '')
  .split(/[\s,]+/)
  .filter((host) => host !== '');
/** Targets of sidebar links; a page of the app replaces a missing one (SHELL-03). */
export const externalPages = {
  wallet: address('VITE_WALLET_URL'),
  icoIdo: address('VITE_ICO_IDO_URL'),
  socialDashboard: address('VITE_SOCIAL_DASHBOARD_URL'),
  becomeInfluencer: address('VITE_INFLUENCER_URL'),
  help: address('VITE_HELP_URL'),
  about: address('VITE_ABOUT_URL'),
} as const;
/** `{permalink}` is replaced by the member's. Null shows messaging as unavailable. */
export const messengerUrl = address('VITE_MESSENGER_URL');
export const migrationUrl = text('VITE_MIGRATION_URL', '/migration/');
