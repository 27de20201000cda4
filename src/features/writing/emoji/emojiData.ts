import data from 'emojibase-data/en/data.json';
import messages from 'emojibase-data/en/messages.json';
import type { EmojiData, SkinTone } from 'frimousse';

/** Newest version of Unicode's emoji that devices of the last years draw; later ones would be empty boxes. */
const newestVersion = 15;

type Tone = Exclude<SkinTone, 'none'>;
const tones: readonly Tone[] = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const toneNames = new Map<string, string>(
  messages.skinTones.map(({ key, message }) => [key, capital(message)]),
);

/** Each of the five tones, of `valueOf`. */
function inTones(valueOf: (tone: Tone, index: number) => string): Record<Tone, string> {
  const [light, mediumLight, medium, mediumDark, dark] = tones.map(valueOf);
  return {
    light: light ?? '',
    'medium-light': mediumLight ?? '',
    medium: medium ?? '',
    'medium-dark': mediumDark ?? '',
    dark: dark ?? '',
  };
}

const groups = messages.groups.filter(({ key }) => key !== 'component');
const named = new Set(groups.map(({ order }) => order));

/** All emoji with their names, words and skin tones, in the groups of Unicode. */
export const emojiData: EmojiData = {
  locale: 'en',
  emojis: data.flatMap(({ emoji, group, label, version, tags = [], skins = [] }) => {
    if (group === undefined || !named.has(group) || version > newestVersion) return [];
    const single = skins.filter(({ tone }) => typeof tone === 'number');
    const toned = inTones((_, index) => single.find(({ tone }) => tone === index + 1)?.emoji ?? emoji);
    return {
      emoji,
      category: group,
      version,
      label: capital(label),
      tags,
      ...(single.length > 0 && { skins: toned }),
    };
  }),
  categories: groups.map(({ order, message }) => ({ index: order, label: capital(message) })),
  skinTones: inTones((tone) => toneNames.get(tone) ?? tone),
};
