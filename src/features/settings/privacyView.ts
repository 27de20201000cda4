import { audienceAllows, type Relation } from '@/shared/rules/audience';
import { privacySettings, type PrivacySetting, type WirePrivacy } from '@/shared/wire/user';

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

const doable: readonly PrivacySetting[] = ['post_on_timeline', 'find_in_search', 'message_me'];
/** Parts of the profile; a viewer outside `profile_details` gets none of them (SET-06). */
const shown = privacySettings.filter((setting) => !doable.includes(setting));

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
