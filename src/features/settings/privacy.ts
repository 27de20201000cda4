import {
  audiences,
  privacySettings,
  type Audience,
  type PrivacySetting,
  type WirePrivacy,
} from '@/shared/wire/user';

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
