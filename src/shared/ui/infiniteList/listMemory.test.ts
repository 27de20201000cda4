import { afterEach, expect, it, vi } from 'vitest';
import { heightsOf, storePosition, readPosition } from './listMemory';

const position = { id: 'p7', past: 12.5, offset: 4000, loaded: 30 };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('SHELL-15 keeps the position of a visit to a list', () => {
  storePosition('visit', 'feed', position);
  expect(readPosition('visit', 'feed')).toEqual(position);
  expect(readPosition('other', 'feed')).toBeNull();
  expect(readPosition('visit', 'wall 1')).toBeNull();
});

it('forgets the oldest positions', () => {
  for (let visit = 0; visit < 60; visit += 1) storePosition(String(visit), 'feed', position);
  expect(readPosition('0', 'feed')).toBeNull();
  expect(readPosition('59', 'feed')).toEqual(position);
});

it.each(['nonsense', '{}', '[["visit feed",{"id":1}]]', '[7,null]'])('survives %s in storage', (stored) => {
  sessionStorage.setItem('kith.scroll', stored);
  expect(readPosition('visit', 'feed')).toBeNull();
});

it('does without storage where it is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => storePosition('visit', 'feed', position)).not.toThrow();
});

it('keeps the heights of the lists used last', () => {
  heightsOf('first').set('a', 10);
  expect(heightsOf('first').get('a')).toBe(10);
  for (let list = 0; list < 40; list += 1) heightsOf(`list ${list}`);
  expect(heightsOf('first').size).toBe(0);
});
