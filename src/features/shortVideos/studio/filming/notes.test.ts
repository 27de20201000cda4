import { expect, it } from 'vitest';
import { lengthOf } from './notes';

it('CLIP-02 counts the words of notes, and the time that it takes to say them', () => {
  const bowls =
    'Six bowls went in. Two came out flat, one came out in pieces, and these three came out better than I am.';
  expect(lengthOf(bowls)).toEqual({ words: 22, seconds: 9 });
  expect(lengthOf('Hello!')).toEqual({ words: 1, seconds: 1 });
  expect(lengthOf(' … ')).toMatchObject({ words: 0 });
  expect(lengthOf('今日は器を焼きます').words).toBeGreaterThan(2);
});
