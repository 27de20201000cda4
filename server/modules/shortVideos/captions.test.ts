import { describe, expect, it } from 'vitest';
import { toWebVtt } from './captions';

const first = '1\n00:00:00,500 --> 00:00:02,000\nA boat\n';
const second = '2\n00:00:02,000 --> 00:00:04,000\nleaves\n';
const written = 'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nA boat\n\n00:00:02.000 --> 00:00:04.000\nleaves\n';

describe('captions', () => {
  it.each([
    ['an empty line', `${first}\n${second}`],
    ['several', `${first}\n\n\n${second}`],
    ['lines of spaces', `${first} \n \t\n${second}`],
    ['an empty line before the first, too', `\n${first}\n${second}`],
    ['lines of spaces before the first, too', ` \n \n${first}\n${second}`],
  ])('CLIP-02 are all kept with %s between them', (_, srt) => {
    expect(toWebVtt(new TextEncoder().encode(srt))).toBe(written);
  });
});
