import type { TFunction } from 'i18next';
import { i18n } from '@/shared/i18n/i18n';
import type { PrivacySetting, WirePrivacy } from '@/shared/wire/user';
import { viewOf, type Viewer } from './privacyView';

/** Sentences about what a viewer sees, may do, does not see and may not do. */
export function viewSentences(
  t: TFunction<'privacyPreview'>,
  privacy: WirePrivacy,
  viewer: Viewer,
): string[] {
  const { sees, hidden, may, mayNot } = viewOf(privacy, viewer);
  const who = t(`viewers.${viewer}`);
  const listed = (settings: PrivacySetting[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(i18n.language, { type }).format(settings.map((setting) => t(`parts.${setting}`)));
  const sentences: string[] = [
    sees.length > 0 ? t('sees', { who, list: listed(sees, 'conjunction') }) : t('seesLittle', { who }),
  ];
  if (may.length > 0) sentences.push(t('may', { list: listed(may, 'conjunction') }));
  // A hidden profile hides everything on it: one sentence is enough.
  if (sees.length > 0 && hidden.length > 0)
    sentences.push(t('hidden', { list: listed(hidden, 'disjunction') }));
  if (mayNot.length > 0) sentences.push(t('mayNot', { list: listed(mayNot, 'disjunction') }));
  return sentences;
}
