import type { TFunction } from 'i18next';
import { i18n } from '@/shared/i18n/i18n';
import { asksForApproval } from '@/shared/rules/audience';
import type { Audience, PrivacySetting, WirePrivacy } from '@/shared/wire/user';
import { viewOf, type Viewer } from './privacy';

type PrivacyTexts = TFunction<'privacy'>;

/** One choice as a sentence: "Everyone who follows you can see your photos and videos." (SET-04). */
export function choiceSentence(t: PrivacyTexts, setting: PrivacySetting, audience: Audience): string {
  const sentence = t('choice', { who: t(`who.${audience}`), can: t(`can.${setting}`) });
  const asks = setting === 'profile_details' && asksForApproval(audience);
  return asks ? `${sentence} ${t('approval')}` : sentence;
}

/** Sentences about what a viewer sees, may do, does not see and may not do. */
export function viewSentences(t: PrivacyTexts, privacy: WirePrivacy, viewer: Viewer): string[] {
  const { sees, hidden, may, mayNot } = viewOf(privacy, viewer);
  const who = t(`preview.viewers.${viewer}`);
  const listed = (settings: PrivacySetting[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(i18n.language, { type }).format(
      settings.map((setting) => t(`preview.parts.${setting}`)),
    );
  const sentences: string[] = [
    sees.length > 0
      ? t('preview.sees', { who, list: listed(sees, 'conjunction') })
      : t('preview.seesLittle', { who }),
  ];
  if (may.length > 0) sentences.push(t('preview.may', { list: listed(may, 'conjunction') }));
  // A hidden profile hides everything on it: one sentence is enough.
  if (sees.length > 0 && hidden.length > 0)
    sentences.push(t('preview.hidden', { list: listed(hidden, 'disjunction') }));
  if (mayNot.length > 0) sentences.push(t('preview.mayNot', { list: listed(mayNot, 'disjunction') }));
  return sentences;
}
