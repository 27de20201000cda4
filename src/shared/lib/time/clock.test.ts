import { afterEach, expect, it } from 'vitest';
import { now, setServerLead } from './clock';

afterEach(() => setServerLead(0));

const lead = () => Math.round((now() - Date.now()) / 10) * 10;

it('POST-08 follows the server, and a date that is none changes nothing', () => {
  setServerLead(3_600_000);
  setServerLead(Date.parse('Tue, 24 Nov 2026 10:00:00 GMT, Tue, 24 Nov 2026 10:00:00 GMT and more'));
  setServerLead(0, Number.NaN);
  expect(lead()).toBe(3_600_000);
});

it('POST-08 moves only as far as it must', () => {
  setServerLead(-500, 700);
  expect(lead()).toBe(0);
  setServerLead(4000, 5200);
  expect(lead()).toBe(4000);
  setServerLead(3200, 4400);
  expect(lead()).toBe(4000);
  setServerLead(2500, 3700);
  expect(lead()).toBe(3700);
});

it('POST-08 goes by the newest clock of the device when that is put back while an answer is on its way', () => {
  setServerLead(3_600_000, 1000);
  expect(lead()).toBe(3_600_000);
});
