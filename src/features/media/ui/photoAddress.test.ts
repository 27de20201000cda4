import { describe, expect, it } from 'vitest';
import { photoAt, withoutPhoto, withPhoto } from './photoAddress';

describe('POST-08 the address of an open photo', () => {
  it.each([
    ['post=7&photo=2', undefined, { postId: '7', index: 1 }],
    ['photo=1', '9', { postId: '9', index: 0 }],
    ['post=7&photo=2', '9', { postId: '7', index: 1 }],
    ['photo=1', undefined, null],
    ['post=7', undefined, null],
    ['post=7&photo=0', undefined, null],
    ['post=7&photo=-1', undefined, null],
    ['post=7&photo=1e3', undefined, null],
    ['post=7&photo=12345', undefined, null],
  ])('%s', (query, own, expected) => {
    expect(photoAt(new URLSearchParams(query), own)).toEqual(expected);
  });

  it('keeps whatever else the address says', () => {
    const query = new URLSearchParams('term=bread');
    const opened = withPhoto(query, 1, '7');
    expect(opened.toString()).toBe('term=bread&post=7&photo=2');
    expect(withoutPhoto(opened).toString()).toBe('term=bread');
  });
});
