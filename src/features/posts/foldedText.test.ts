import { describe, expect, it } from 'vitest';
import { foldText, isNote } from './foldedText';

const shown = (text: string) =>
  foldText(text)
    ?.map((token) => token.text)
    .join('') ?? null;

describe('POST-08 folding', () => {
  it.each([
    ['an empty text', ''],
    ['a short one', 'Good morning.'],
    ['one that is hardly longer than what would show', 'word '.repeat(120)],
    ['a few lines', 'line\n'.repeat(8)],
  ])('shows %s whole', (_, text) => {
    expect(foldText(text)).toBeNull();
  });

  it('cuts a long text between words', () => {
    const text = 'wonderful '.repeat(200);
    expect(shown(text)).toBe('wonderful '.repeat(52).trim());
  });

  it('shows the first lines of many', () => {
    expect(shown('line\n'.repeat(40))).toBe(Array.from({ length: 8 }, () => 'line').join('\n'));
  });

  it('never cuts a link', () => {
    const link = `https://example.org/${'a'.repeat(400)}`;
    const tokens = foldText(`${'word '.repeat(60)}${link} ${'word '.repeat(200)}`) ?? [];
    expect(tokens.map(({ kind }) => kind)).toEqual(['text']);
  });

  it('cuts one endless word between the characters that a person counts', () => {
    const family = '👨‍👩‍👧‍👦';
    const start = shown(family.repeat(200)) ?? '';
    expect(start.length).toBeGreaterThan(400);
    expect(start.length % family.length).toBe(0);
    expect(start.isWellFormed()).toBe(true);
  });
});

describe('POST-08 notes', () => {
  it.each([
    ['A short thought.', true],
    ['a'.repeat(140), true],
    ['a'.repeat(141), false],
    ['👨‍👩‍👧‍👦'.repeat(40), true],
    ['two\nlines', false],
    ['', false],
  ])('%#: is set large or not', (text, isLarge) => {
    expect(isNote(text)).toBe(isLarge);
  });
});
