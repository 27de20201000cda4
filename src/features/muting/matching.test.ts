import { describe, expect, it } from 'vitest';
import { createReader, nextExpiry } from './matching';

const muted = (...phrases: string[]) =>
  createReader(
    phrases.map((phrase) => ({ phrase, until: null })),
    0,
  );

describe('muted words', () => {
  it.each([
    ['and', 'sand and sea', 'and'],
    ['and', 'sand castles', null],
    ['Tea', 'a cup of TEA.', 'Tea'],
    ['tea', 'about #tea', 'tea'],
    ['#tea', 'a cup of tea', null],
    ['#tea', 'about #Tea!', '#tea'],
    ['season finale', 'the season  finale!', 'season finale'],
    ['season finale', 'the finale of the season', null],
    ["don't", "I don't know", "don't"],
    ['朝', '朝の光', '朝'],
    ['...', 'wait...', null],
    ['🎉', 'We won🎉🎉', '🎉'],
    ['🎉', 'We won', null],
    ['café', 'Café', 'café'],
  ])('HOUR-07 G15 %s in “%s”: %s', (phrase, text, found) => {
    expect(muted(phrase)(text)).toBe(found);
  });

  it('HOUR-07 what has expired mutes nothing, and the next expiry is known', () => {
    const words = [
      { phrase: 'a', until: '1970-01-01T00:00:01.000Z' },
      { phrase: 'b', until: '1970-01-01T00:00:05.000Z' },
      { phrase: 'c', until: null },
    ];
    expect(createReader(words, 2000)('a')).toBeNull();
    expect(createReader(words, 2000)('b')).toBe('b');
    expect(nextExpiry(words, 2000)).toBe(3000);
    expect(nextExpiry(words, 9000)).toBeNull();
  });
});
