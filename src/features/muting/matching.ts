import type { MutedWord } from './types';

/** Scripts that put no space between words, and pictures, which are no words. */
const unspaced =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Words in small letters, a tag with its `#`. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/#?[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu) ?? []
  );
}

/** True if a word of a text is the muted one: "tea" is in "#tea" too, "#tea" is no plain word. */
const isWord = (word: string | undefined, muted: string) => word === muted || word === `#${muted}`;

/** Reads a text for muted words; answers the phrase that it holds, as whole words in their order, else null. */
export type Reader = (text: string) => string | null;

/** @param now epoch milliseconds; what has expired mutes nothing */
export function createReader(muted: readonly MutedWord[], now: number): Reader {
  const rules = muted
    .filter(({ until }) => until === null || Date.parse(until) > now)
    .map(({ phrase }) => ({
      phrase,
      words: wordsOf(phrase),
      folded: phrase.normalize('NFKC').toLowerCase(),
    }));
  return (text) => {
    const words = wordsOf(text);
    const folded = text.normalize('NFKC').toLowerCase();
    const found = rules.find((rule) =>
      unspaced.test(rule.phrase)
        ? folded.includes(rule.folded)
        : rule.words.length > 0 &&
          words.some((_, at) => rule.words.every((word, offset) => isWord(words[at + offset], word))),
    );
    return found?.phrase ?? null;
  };
}

/** Milliseconds until the next muted word expires; null if none does. */
export function nextExpiry(muted: readonly MutedWord[], now: number): number | null {
  const ahead = muted
    .flatMap(({ until }) => (until === null ? [] : [Date.parse(until) - now]))
    .filter((ms) => ms > 0);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
