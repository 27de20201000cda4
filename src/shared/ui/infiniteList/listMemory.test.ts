import { afterEach, expect, it, vi } from 'vitest';
import { heightsOf, keepPlace, readPlace } from './listMemory';

const place = { id: 'p7', past: 12.5, offset: 4000, loaded: 30 };

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('SHELL-15 keeps the place of a visit to a list', () => {
  keepPlace('visit', 'feed', place);
  expect(readPlace('visit', 'feed')).toEqual(place);
  expect(readPlace('other', 'feed')).toBeNull();
  expect(readPlace('visit', 'wall 1')).toBeNull();
});

it('forgets the oldest places', () => {
  for (let visit = 0; visit < 60; visit += 1) keepPlace(String(visit), 'feed', place);
  expect(readPlace('0', 'feed')).toBeNull();
  expect(readPlace('59', 'feed')).toEqual(place);
});

it.each(['nonsense', '{}', '[["visit feed",{"id":1}]]', '[7,null]'])('survives %s in storage', (stored) => {
  sessionStorage.setItem('kith.scroll', stored);
  expect(readPlace('visit', 'feed')).toBeNull();
});

it('does without storage where it is blocked', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => keepPlace('visit', 'feed', place)).not.toThrow();
});

it('keeps the heights of the lists used last', () => {
  heightsOf('first').set('a', 10);
  expect(heightsOf('first').get('a')).toBe(10);
  for (let list = 0; list < 40; list += 1) heightsOf(`list ${list}`);
  expect(heightsOf('first').size).toBe(0);
});
