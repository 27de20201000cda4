import { expect, it } from 'vitest';
import { networkError } from '../errors/appError';
import { createFailureLog } from './failureLog';

it('API-04 sends at most 10 entries a minute, each at most 4000 characters', () => {
  const sent: { logText: string }[] = [];
  let now = 0;
  const log = createFailureLog(
    (entry) => {
      sent.push(entry);
      return Promise.resolve();
    },
    () => now,
  );
  const call = { method: 'get', path: `/api/${'x'.repeat(9000)}`, error: networkError };
  for (let count = 0; count < 50; count += 1) log(call);
  expect(sent).toHaveLength(10);
  expect(sent[0]?.logText).toHaveLength(4000);
  now = 60_000;
  log(call);
  expect(sent).toHaveLength(11);
});
