import { describe, expect, it } from 'vitest';
import { matchedParts, toSearchWords } from './searchWords';

const marked = (text: string, term: string) =>
  matchedParts(text, term)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what a search found in a name', () => {
  it.each([
    ['Ingrid Slowinska-Holm', 'slow', 'Ingrid [Slow]inska-Holm'],
    ['Rafael Slow', 'SLOW', 'Rafael [Slow]'],
    ['Lisbon Slow Cyclists', 'slow cyc', 'Lisbon [Slow] [Cyc]lists'],
    ['Jónína Þórðardóttir', 'jonina þord', '[Jónína] [Þórð]ardóttir'],
    ['Jo\u0301nina', 'jo', '[Jo\u0301]nina'],
    ['Tomasz Wiśniewski-Brandt', 'wis bra', 'Tomasz [Wiś]niewski-[Bra]ndt'],
    ['林 美咲 Misaki Hayashi', '美', '林 [美]咲 Misaki Hayashi'],
    ['Annabel Ann', 'ann anna', '[Anna]bel [Ann]'],
    ['ﬁrst', 'f', '[ﬁ]rst'],
    ['Yusuf Demir', 'suf', 'Yusuf Demir'],
    ['Yusuf Demir', '#yusuf', '[Yusuf] Demir'],
    ['Yusuf Demir', ' .* ', 'Yusuf Demir'],
    ['Yusuf Demir', '', 'Yusuf Demir'],
    ['', 'a', ''],
  ])('SRCH-01 of %j the term %j means %j', (text, term, expected) => {
    expect(marked(text, term)).toBe(expected);
  });

  it('SRCH-01 never changes the text', () => {
    const text = '  Çağrı — "Öz" & 𝒜lgebra  ';
    for (const term of ['c', 'ca', 'oz', 'al', 'cagri oz algebra'])
      expect(matchedParts(text, term).map((part) => part.text)).toSatisfy(
        (parts: string[]) => parts.join('') === text,
      );
  });

  it('SRCH-01 compares words without case, accents and punctuation', () => {
    expect(toSearchWords('Łukasz O’Brien-ÖZ, İstanbul!')).toEqual(['lukasz', 'o', 'brien', 'oz', 'istanbul']);
  });
});
