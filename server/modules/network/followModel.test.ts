import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { WireList } from '@/shared/wire/common';
import type { WireProfile, WireUserInList } from '@/shared/wire/user';
import { users } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { applyFollowStep, followSteps, type Bond, type FollowStep, type Stance } from './rules';

/** `npm run test:follow-model` asks for 3,000. */
const runs = Number(process.env.FOLLOW_MODEL_RUNS ?? 20);
const secondsPerRun = 2;

const people = ['anna', 'ben'] as const;
type Who = (typeof people)[number];
const other: Record<Who, Who> = { anna: 'ben', ben: 'anna' };

/** Expected relation of the two by the rules, and the members who need approval. */
interface Model {
  stances: Record<Who, Stance>;
  isPrivate: Record<Who, boolean>;
}
type World = Record<Who, TestMember>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
});
afterAll(() => server.close());

const bondOf = ({ stances }: Model, who: Who): Bond => ({ mine: stances[who], theirs: stances[other[who]] });

const requestsTo = async (member: TestMember) =>
  (await member.call<WireList<WireUserInList>>('GET', `/api/follower/followers/${member.id}?filter=requests`))
    .body.list;

async function call(step: FollowStep, me: TestMember, them: TestMember): Promise<number> {
  switch (step) {
    case 'follow':
    case 'block':
    case 'unblock':
      return (await me.call('POST', `/api/follower/${them.id}/${step}`)).status;
    case 'unfollow':
      return (await me.call('DELETE', `/api/follower/${them.id}/unfollow`)).status;
    case 'ask':
      return (await me.call('POST', `/api/follower/invite/${them.id}`)).status;
    case 'cancel':
      return (await me.call('DELETE', `/api/follower/invite/${them.id}`)).status;
    case 'remove':
      return (await me.call('POST', `/api/follower/remove/${them.id}`)).status;
    case 'accept':
    case 'decline': {
      const asked = (await requestsTo(me)).find(({ id }) => id === String(them.id));
      return (await me.call('PATCH', `/api/follower/invite/${asked?.invite_id ?? '999999'}/${step}`)).status;
    }
  }
}

const statuses = { notFound: 404, notAllowed: 403 } as const;
const success = (step: FollowStep) => (step === 'follow' || step === 'ask' ? 200 : 204);

/** One of the two takes a step, in the rules and on the server. */
class Step implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly who: Who,
    private readonly step: FollowStep,
  ) {}
  check = () => true;
  async run(model: Model, world: World) {
    const { who, step } = this;
    const next = applyFollowStep(bondOf(model, who), step, model.isPrivate[other[who]]);
    const status = await call(step, world[who], world[other[who]]);
    expect(status, this.toString()).toBe(typeof next === 'string' ? statuses[next] : success(step));
    if (typeof next !== 'string')
      model.stances = { ...model.stances, [who]: next.mine, [other[who]]: next.theirs };
    await agree(model, world);
  }
  toString = () => `${this.who} ${this.step}`;
}

class SetPrivate implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly who: Who,
    private readonly isPrivate: boolean,
  ) {}
  check = () => true;
  async run(model: Model, world: World) {
    const audience = this.isPrivate ? 'approved_followers' : 'everyone';
    await world[this.who].call('PATCH', '/api/user/edit', { privacy: { profile_details: audience } });
    model.isPrivate = { ...model.isPrivate, [this.who]: this.isPrivate };
  }
  toString = () => `${this.who} ${this.isPrivate ? 'closes' : 'opens'}`;
}

/** Each sees of the other what the rules say. */
async function agree(model: Model, world: World) {
  for (const who of people) {
    const { mine, theirs } = bondOf(model, who);
    const path = `/api/user/user/new/${world[other[who]].row.permalink}`;
    const { body } = await world[who].call<WireProfile | null>('GET', path);
    if (mine.blocks || theirs.blocks) expect(body).toBeNull();
    else
      expect(body).toMatchObject({
        is_following: mine.following !== null,
        follow_status: mine.asked ? 'sent' : null,
        is_follower: theirs.following !== null,
        needs_approval: model.isPrivate[other[who]],
      });
  }
}

/** Lists and counters at the end of a course. */
async function agreeAtTheEnd(model: Model, world: World) {
  for (const who of people) {
    const { mine, theirs } = bondOf(model, who);
    const asking = (await requestsTo(world[who])).map(({ id }) => id);
    expect(asking).toEqual(theirs.asked ? [String(world[other[who]].id)] : []);
    const [row] = await server.db.select().from(users).where(eq(users.id, world[who].id));
    expect([row?.followingCount, row?.followerCount]).toEqual([
      mine.following === null ? 0 : 1,
      theirs.following === null ? 0 : 1,
    ]);
  }
}

const commands = fc.commands(
  people.flatMap((who) => [
    ...followSteps.map((step) => fc.constant(new Step(who, step))),
    ...[true, false].map((isPrivate) => fc.constant(new SetPrivate(who, isPrivate))),
  ]),
  { maxCommands: 12 },
);

it(
  'FOLW-01 FOLW-04 the server follows the rules of following, asking and blocking in any order of steps',
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (course) => {
        const world = { anna: await server.member(), ben: await server.member() };
        const apart: Stance = { following: null, asked: false, blocks: false };
        const model: Model = {
          stances: { anna: apart, ben: apart },
          isPrivate: { anna: false, ben: false },
        };
        await fc.asyncModelRun(() => ({ model, real: world }), course);
        await agreeAtTheEnd(model, world);
      }),
      { numRuns: runs },
    );
    expect(await countMismatches(server.db)).toEqual([]);
  },
  runs * secondsPerRun * 1000,
);
