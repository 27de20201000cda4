import { afterAll, describe, expect, it } from 'vitest';
import { createPasswordHasher, productionCost } from '../../adapters/passwordHasher';
import { createTestServer, type Answer } from '../../testing/harness';
import { memberPassword } from '../../testing/members';

/** 200 of them and their times are held by `npm run test:login-times`; fewer tell nothing of times. */
const runs = Number(process.env.LOGIN_RUNS ?? 8);
const fewestForTimes = 100;
/** Tries that an address has before it is locked. */
const triesOfAddress = 4;
const warmUps = 8;
const mostApart = 0.05;

const server = await createTestServer();
afterAll(() => server.close());

interface Login {
  ms: number;
  answer: object;
}

async function logIn(email: string): Promise<Login> {
  const begun = performance.now();
  const body = { email, plainPassword: 'Wrong-horse-8' };
  const answer = await server.call('POST', '/api/users/auth', { body });
  return { ms: performance.now() - begun, answer: seen(answer) };
}

/** All that a caller sees of an answer but the id of the request, which differs each time. */
function seen({ status, body, headers }: Answer<unknown>): object {
  const others = [...headers].filter(([name]) => name !== 'x-request-id');
  return { status, body, headers: others };
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
};

describe('what a login tells of an address', () => {
  it(
    'AUTH-04 is nothing: one that nobody has is answered like a known one, and as fast',
    { timeout: Math.max(60_000, runs * 2_000) },
    async () => {
      await server.reset();
      server.deps.hasher = createPasswordHasher(productionCost);
      // The members of other tests have passwords that were hashed at less cost.
      const passwordHash = await server.deps.hasher.hash(memberPassword);
      const addresses = Math.ceil((runs + warmUps) / triesOfAddress);
      for (let number = 0; number < addresses; number += 1)
        await server.member({ email: `known-${number}@kith.example`, passwordHash });

      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
      for (let run = 0; run < runs + warmUps; run += 1) {
        const number = run % addresses;
        const askKnown = () => logIn(`known-${number}@kith.example`);
        const askUnknown = () => logIn(`nobody-${number}@kith.example`);
        // Each goes first as often as the other.
        const first = await (run % 2 === 0 ? askKnown() : askUnknown());
        const second = await (run % 2 === 0 ? askUnknown() : askKnown());
        const [known, unknown] = run % 2 === 0 ? [first, second] : [second, first];
        expect(unknown.answer).toEqual(known.answer);
        if (run < warmUps) continue;
        times.known.push(known.ms);
        times.unknown.push(unknown.ms);
      }

      const [known, unknown] = [median(times.known), median(times.unknown)];
      const apart = Math.abs(known - unknown) / Math.max(known, unknown);
      if (runs < fewestForTimes) return;
      console.warn(
        `${runs} logins each: known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ${(apart * 100).toFixed(1)} % apart`,
      );
      expect(apart).toBeLessThanOrEqual(mostApart);
    },
  );
});
