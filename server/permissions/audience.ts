import { asksForApproval } from '@/shared/rules/audience';
import { privacySettings, type Audience, type PrivacySetting, type WirePrivacy } from '@/shared/wire/user';

export { audienceAllows, type Relation } from '@/shared/rules/audience';

const defaultAudiences: Partial<WirePrivacy> = { post_on_timeline: 'all_followers' };

/** What holds for a setting that a member has not touched; strangers may read a public profile but not write on it (decided). */
export function defaultAudience(setting: PrivacySetting): Audience {
  return defaultAudiences[setting] ?? 'everyone';
}

/** A member's audience for one setting. */
export function audienceOf(stored: Partial<WirePrivacy>, setting: PrivacySetting): Audience {
  return stored[setting] ?? defaultAudience(setting);
}

/** All of a member's privacy settings, defaults filled in. */
export function privacyOf(stored: Partial<WirePrivacy>): WirePrivacy {
  const entries = privacySettings.map((setting) => [setting, audienceOf(stored, setting)] as const);
  return Object.fromEntries(entries) as WirePrivacy;
}

/** Following such a member needs their approval (`needs_approval`). */
export function needsApproval(stored: Partial<WirePrivacy>): boolean {
  return asksForApproval(audienceOf(stored, 'profile_details'));
}
