import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mentionsAndTags, tokenizeText } from './textTokens';

const scriptScheme = 'javascript';
const found = (text: string) => tokenizeText(text).filter((token) => token.kind !== 'text');

describe('tokenizeText', () => {
  it('POST-08 finds links, mentions and tags in a text', () => {
    expect(found('Hi @amara, see https://a.example/x?y=1. #SlowCycling!')).toEqual([
      { kind: 'mention', text: '@amara', value: 'amara' },
      { kind: 'link', text: 'https://a.example/x?y=1', value: 'https://a.example/x?y=1' },
      { kind: 'tag', text: '#SlowCycling', value: 'slowcycling' },
    ]);
  });

  it.each([
    ['a mail address is no mention', 'write to me@amara.example'],
    ['a number is no tag', 'we are #1'],
    ['a reserved word is no mention', '@support'],
    ['a script address is no link', `${scriptScheme}:alert(1)`],
    ['a tag inside a word is none', 'C#minor'],
    ['an address without a host is none', 'https://'],
  ])('POST-08 %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('POST-08 reads tags in every script', () => {
    expect(mentionsAndTags('#خزف #使い捨てカメラ #zeytinyağı #Ría').tags).toEqual([
      'خزف',
      '使い捨てカメラ',
      'zeytinyağı',
      'ría',
    ]);
  });

  it('POST-08 counts a repeated tag or mention once', () => {
    expect(mentionsAndTags('@amara @Amara #tea #TEA')).toEqual({ mentions: ['amara'], tags: ['tea'] });
  });

  it('POST-08 loses no character and links only to http(s)', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(' ', '@amara', '#tea', 'https://a.example/(b)', 'http://', '.', ')', '@@', '##'),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const tokens = tokenizeText(text);
        expect(tokens.map((token) => token.text).join('')).toBe(text);
        for (const token of tokens) if (token.kind === 'link') expect(token.value).toMatch(/^https?:\/\//);
      }),
      { numRuns: 1000 },
    );
  });
});
