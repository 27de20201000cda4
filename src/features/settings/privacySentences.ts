import type { TFunction } from 'i18next';
import { asksForApproval } from '@/shared/rules/audience';
import type { Audience, PrivacySetting } from '@/shared/wire/user';

export type PrivacyTexts = TFunction<'privacy'>;

/** One choice as a sentence: "Everyone who follows you can see your photos and videos." (SET-04). */
export function choiceSentence(t: PrivacyTexts, setting: PrivacySetting, audience: Audience): string {
  const sentence = t('choice', { who: t(`who.${audience}`), can: t(`can.${setting}`) });
  const asks = setting === 'profile_details' && asksForApproval(audience);
  return asks ? `${sentence} ${t('approval')}` : sentence;
}
