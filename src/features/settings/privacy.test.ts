import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { privacy } from '@/shared/i18n/en/privacy';
import { privacyPreview as texts } from '@/shared/i18n/en/privacyPreview';
import { addTexts, i18n } from '@/shared/i18n/i18n';
import {
  audiences,
  privacySettings,
  type Audience,
  type PrivacySetting,
  type WirePrivacy,
} from '@/shared/wire/user';
import { presetNames, presetOf, presets, readPrivacy } from './privacy';
import { choiceSentence } from './privacySentences';
import { viewerNames, type Viewer } from './privacyView';
import { viewSentences } from './viewSentences';

addTexts('privacy', privacy);
addTexts('privacyPreview', texts);
const t = i18n.getFixedT('en', 'privacyPreview');
const tChoice = i18n.getFixedT('en', 'privacy');

/** Written out anew: who is inside which audience. */
const insiders: Record<Audience, readonly Viewer[]> = {
  everyone: ['stranger', 'follower', 'approved', 'mutual'],
  all_followers: ['follower', 'approved', 'mutual'],
  approved_followers: ['approved'],
  mutual_followers: ['mutual'],
  only_me: [],
  no_one: [],
};
const independent: readonly PrivacySetting[] = ['find_in_search', 'message_me'];
const deeds: readonly PrivacySetting[] = ['post_on_timeline', ...independent];

const mix = fc.record(
  Object.fromEntries(privacySettings.map((setting) => [setting, fc.constantFrom(...audiences)])),
) as fc.Arbitrary<WirePrivacy>;

function expectCorrect(settings: WirePrivacy, viewer: Viewer): void {
  const sentences = viewSentences(t, settings, viewer);
  const where = (setting: PrivacySetting) =>
    sentences.findIndex((sentence) => sentence.includes(texts.parts[setting]));
  const isInside = insiders[settings.profile_details].includes(viewer);
  for (const setting of privacySettings) {
    const isOpen =
      insiders[settings[setting]].includes(viewer) && (isInside || independent.includes(setting));
    const sentence = sentences[where(setting)] ?? '';
    const label = `${viewer}, ${setting} ${settings[setting]}: ${sentences.join(' ')}`;
    if (deeds.includes(setting)) expect(sentence, label).toMatch(isOpen ? /^They can / : /^They cannot /);
    else if (isInside) expect(sentence, label).toMatch(isOpen ? / sees / : /^They do not see /);
    else expect(sentence, label).toBe('');
  }
  if (!isInside) expect(sentences[0]).toMatch(/nothing else of your profile\.$/);
  for (const sentence of sentences) expect(sentence).toMatch(/^(A|They) [^{}]+[^ {}]\.$/);
}

describe('who sees what, in words', () => {
  it.each(privacySettings)(
    'SET-04 SET-06 says it right for every audience of %s and every viewer',
    (setting) => {
      for (const audience of audiences)
        for (const viewer of viewerNames) expectCorrect({ ...presets.open, [setting]: audience }, viewer);
    },
  );

  it('SET-04 SET-06 says it right for every mix', () => {
    fc.assert(
      fc.property(mix, fc.constantFrom(...viewerNames), (settings, viewer) => {
        expectCorrect(settings, viewer);
      }),
      { numRuns: 2000 },
    );
  });

  it('SET-04 reads as a person would say it', () => {
    expect(viewSentences(t, { ...presets.followers, message_me: 'no_one' }, 'stranger')).toEqual([
      'A stranger sees your name and your pictures, and nothing else of your profile.',
      'They can find you in search.',
      'They cannot post on your timeline or send you messages.',
    ]);
    expect(viewSentences(t, { ...presets.open, media: 'mutual_followers' }, 'follower')).toEqual([
      'A follower sees your profile and posts, what your posts are worth, whom you follow, who follows you, your groups, the groups you follow, your companies, and the companies you follow.',
      'They can post on your timeline, find you in search, and send you messages.',
      'They do not see your photos and videos.',
    ]);
  });

  it('SET-04 explains each of the 72 choices in a sentence of its own', () => {
    const sentences = privacySettings.flatMap((setting) =>
      audiences.map((audience) => choiceSentence(tChoice, setting, audience)),
    );
    expect(sentences.every((sentence) => /^(Every|Nobody).* can .*\.$/.test(sentence))).toBe(true);
    // "Only me" and "No one" let the same people in.
    expect(new Set(sentences).size).toBe(12 * 5);
    expect(choiceSentence(tChoice, 'media', 'mutual_followers')).toBe(
      'Every follower whom you follow back can see your photos and videos.',
    );
    expect(choiceSentence(tChoice, 'profile_details', 'approved_followers')).toMatch(
      /New followers need your approval\.$/,
    );
    expect(choiceSentence(tChoice, 'profile_details', 'all_followers')).not.toMatch(/approval/);
  });
});

describe('presets', () => {
  it.each(presetNames)('SET-04 knows %s again, and nothing one choice beside it', (name) => {
    expect(presetOf(presets[name])).toBe(name);
    const media: Audience = presets[name].media === 'no_one' ? 'only_me' : 'no_one';
    expect(presetOf({ ...presets[name], media })).toBeUndefined();
  });

  it('SET-06 takes an audience that it does not know for the narrowest', () => {
    const read = readPrivacy({ media: 'everyone', message_me: 'friends of friends' as Audience });
    expect(read.media).toBe('everyone');
    expect(read.message_me).toBe('only_me');
    expect(read.profile_details).toBe('only_me');
  });
});
