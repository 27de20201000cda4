import { describe, expect, it } from 'vitest';
import { isVisible } from './text';

describe('what there is to see in a text', () => {
  it.each([
    ['nothing', ''],
    ['spaces of all kinds', ' \t\n\u00a0\u2003\u3000\u205f'],
    ['a zero-width space', '\u200b'],
    ['joiners and a word joiner', '\u200c\u200d\u2060'],
    ['the Hangul fillers', '\u3164\u115f\u1160\uffa0'],
    ['the blank Braille pattern', '\u2800'],
    ['a soft hyphen', '\u00ad'],
    ['the Mongolian vowel separator', '\u180e'],
    ['invisible operators', '\u2061\u2062\u2063\u2064'],
    ['a musical null note', '\u{1d159}'],
    ['tags and variation selectors', '\u{e0041}\ufe0f\u{e0100}'],
    ['directions and a byte order mark', '\u202e\u2066\u200f\ufeff'],
    ['a combining accent alone', '\u0301'],
    ['control characters', '\u0007\u001b'],
  ])('VAL-01 %s is nothing', (_what, text) => {
    expect(isVisible(text)).toBe(false);
    expect(isVisible(`${text}a${text}`)).toBe(true);
  });

  it.each([
    'a',
    '7',
    '.',
    '美',
    'ß',
    'ﷺ',
    'ก็',
    '한',
    '👍',
    '👨‍👩‍👧',
    '🇩🇪',
    '1️⃣',
    '❤️',
    '€',
    '☕',
    '…',
    '\u{1fae9}',
  ])('VAL-01 %s is something', (text) => {
    expect(isVisible(text)).toBe(true);
  });
});
