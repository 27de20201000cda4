import { afterEach, expect, it } from 'vitest';
import { now, setServerTime } from './clock';

afterEach(() => setServerTime(Date.now()));

it('H3 follows the server, and a date that is none changes nothing', () => {
  setServerTime(Date.now() + 3_600_000);
  setServerTime(Date.parse('Tue, 24 Nov 2026 10:00:00 GMT, Tue, 24 Nov 2026 10:00:00 GMT and more'));
  setServerTime(Number.NaN);
  expect(now() - Date.now()).toBeGreaterThan(3_500_000);
});
