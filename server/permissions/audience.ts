import { asksForApproval } from '@/shared/rules/audience';
import { privacySettings, type Audience, type PrivacySetting, type WirePrivacy } from '@/shared/wire/user';

export { audienceAllows, type Relation } from '@/shared/rules/audience';

const defaultAudiences: Partial<WirePrivacy> = { post_on_timeline: 'all_followers' };

/** Default of a setting; strangers may read a public profile but not write on it (decided). */
export function defaultAudience(setting: PrivacySetting): Audience {
  return defaultAudiences[setting] ?? 'everyone';
}

export function audienceOf(stored: Partial<WirePrivacy>, setting: PrivacySetting): Audience {
  return stored[setting] ?? defaultAudience(setting);
}

export function privacyOf(stored: Partial<WirePrivacy>): WirePrivacy {
  const entries = privacySettings.map((setting) => [setting, audienceOf(stored, setting)] as const);
  return Object.fromEntries(entries) as WirePrivacy;
}

/** True when followers of the member need approval (`needs_approval`). */
export function needsApproval(stored: Partial<WirePrivacy>): boolean {
  return asksForApproval(audienceOf(stored, 'profile_details'));
}
