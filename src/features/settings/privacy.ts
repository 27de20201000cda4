import { audienceAllows, type Relation } from '@/shared/rules/audience';
import {
  audiences,
  privacySettings,
  type Audience,
  type PrivacySetting,
  type WirePrivacy,
} from '@/shared/wire/user';

const other: Relation = { isSelf: false, isBlocked: false, isFollower: false, following: null };

/** The viewers of the preview. */
const viewers = {
  stranger: other,
  follower: { ...other, following: 'direct' },
  approved: { ...other, following: 'approved' },
  mutual: { ...other, following: 'direct', isFollower: true },
} as const satisfies Record<string, Relation>;
export type Viewer = keyof typeof viewers;
export const viewerNames = Object.keys(viewers) as Viewer[];

/** Parts of the profile; a viewer outside `profile_details` gets none of them (SET-06). */
const shown = [
  'profile_details',
  'post_value',
  'who_i_follow',
  'who_follows_me',
  'my_groups',
  'groups_i_follow',
  'companies',
  'companies_i_follow',
  'media',
] as const satisfies readonly PrivacySetting[];
const doable = [
  'post_on_timeline',
  'find_in_search',
  'message_me',
] as const satisfies readonly PrivacySetting[];

interface View {
  sees: PrivacySetting[];
  hidden: PrivacySetting[];
  may: PrivacySetting[];
  mayNot: PrivacySetting[];
}

/** Rights of a viewer under these settings; posting requires seeing the timeline. */
export function viewOf(privacy: WirePrivacy, viewer: Viewer): View {
  const allows = (setting: PrivacySetting) => audienceAllows(privacy[setting], viewers[viewer]);
  const isInside = allows('profile_details');
  const isOpen = (setting: PrivacySetting) =>
    allows(setting) && (isInside || setting === 'find_in_search' || setting === 'message_me');
  return {
    sees: shown.filter(isOpen),
    hidden: shown.filter((setting) => !isOpen(setting)),
    may: doable.filter(isOpen),
    mayNot: doable.filter((setting) => !isOpen(setting)),
  };
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The account's settings, whichever way their names are written; an unknown audience counts as the narrowest. */
export function readPrivacy(stored: Record<string, Audience>): WirePrivacy {
  const entries = privacySettings.map((setting) => {
    const audience = stored[setting] ?? stored[camelCase(setting)];
    return [setting, audience !== undefined && audiences.includes(audience) ? audience : 'only_me'] as const;
  });
  return Object.fromEntries(entries) as WirePrivacy;
}

const all = (audience: Audience, but: Partial<WirePrivacy>): WirePrivacy => ({
  ...(Object.fromEntries(privacySettings.map((setting) => [setting, audience])) as WirePrivacy),
  ...but,
});

export const presets = {
  open: all('everyone', { post_on_timeline: 'all_followers' }),
  followers: all('all_followers', { find_in_search: 'everyone', post_on_timeline: 'mutual_followers' }),
  private: all('approved_followers', { post_value: 'only_me', find_in_search: 'everyone' }),
} as const;
export type Preset = keyof typeof presets;
export const presetNames = Object.keys(presets) as Preset[];

/** The preset that equals these settings, if any. */
export function presetOf(privacy: WirePrivacy): Preset | undefined {
  return presetNames.find((name) => changedSettings(presets[name], privacy).length === 0);
}

export function changedSettings(from: WirePrivacy, to: WirePrivacy): PrivacySetting[] {
  return privacySettings.filter((setting) => from[setting] !== to[setting]);
}
