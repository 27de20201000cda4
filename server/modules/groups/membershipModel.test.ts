import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applyAct,
  formerOwner,
  isMember,
  memberCountChange,
  stranger,
  whyNot,
  type Membership,
  type MembershipAct,
} from '@/shared/rules/membership';
import type { GroupRole, WireGroup } from '@/shared/wire/group';
import { groups } from '../../db/schema';
import { readMembership } from '../../permissions/memberships';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { joinGroup, makeGroup } from '../../testing/posts';

/** `npm run test:group-model` asks for 3,000. */
const runs = Number(process.env.GROUP_MODEL_RUNS ?? 25);
const secondsPerRun = 2;

const people = ['olga', 'adam', 'mina', 'sven'] as const;
type Who = (typeof people)[number];
/** Memberships by the rules. */
interface Model {
  memberships: Record<Who, Membership>;
  /** Those who left while they were silenced. */
  silencedAway: Set<Who>;
  isPrivate: boolean;
  count: number;
}
type World = Record<Who, TestMember> & { groupId: number };

let server: TestServer;
let members: Record<Who, TestMember>;
beforeAll(async () => {
  server = await createTestServer();
  await server.reset();
  const [olga, adam, mina, sven] = await Promise.all(people.map((permalink) => server.member({ permalink })));
  if (!olga || !adam || !mina || !sven) throw new TypeError('Four members were expected');
  members = { olga, adam, mina, sven };
});
afterAll(() => server.close());

const ownActs = ['join', 'leave', 'accept', 'decline'] as const;
const actsOnOthers = [
  ...['invite', 'withdraw', 'admit', 'refuse', 'remove', 'block', 'unblock', 'silence', 'unsilence'],
  ...['make_admin', 'make_moderator', 'make_member', 'hand_over'],
] as Exclude<MembershipAct, (typeof ownActs)[number]>[];

const roleOf: Partial<Record<MembershipAct, GroupRole>> = {
  make_admin: 'admin',
  make_moderator: 'moderator',
  make_member: 'member',
  hand_over: 'owner',
};

/** Makes the call of an act; answers to requests and invitations go to the one that is open. */
async function call(act: MembershipAct, me: TestMember, them: TestMember, groupId: number): Promise<number> {
  const group = `/api/groups/${groupId}`;
  const role = roleOf[act];
  if (role !== undefined)
    return (await me.call('PATCH', `${group}/members/${them.id}/role`, { role })).status;
  switch (act) {
    case 'join':
    case 'leave':
      return (await me.call('POST', `${group}/${act}`)).status;
    case 'invite':
      return (await me.call('POST', `/api/invites/group/${groupId}/create/${them.id}`)).status;
    case 'remove':
      return (await me.call('DELETE', `${group}/members/${them.id}`)).status;
    case 'accept':
    case 'decline':
    case 'admit':
    case 'refuse':
    case 'withdraw': {
      const { invite } = await readMembership(server.db, groupId, them.id);
      const path = `/api/invites/group/${invite?.id ?? 999_999}`;
      if (act === 'withdraw') return (await me.call('DELETE', path)).status;
      const answer = act === 'accept' || act === 'admit' ? 'accept' : 'decline';
      return (await me.call('PATCH', `${path}/${answer}`)).status;
    }
    default:
      return (await me.call('POST', `${group}/members/${them.id}/${act}`)).status;
  }
}

const bodyless: readonly MembershipAct[] = [
  ...['decline', 'refuse', 'withdraw', 'remove', 'block', 'unblock', 'silence', 'unsilence'],
] as MembershipAct[];
const refusals = { notFound: 404, blocked: 403, conflict: 409, lastOwner: 409 } as const;

/** One of the four takes a step towards another or themselves, in the rules and on the server. */
class Step implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly act: MembershipAct,
    private readonly who: Who,
    private readonly whom: Who,
  ) {}
  check = () => true;

  async run(model: Model, world: World) {
    const { act, who, whom } = this;
    const status = await call(act, world[who], world[whom], world.groupId);
    expect(status, this.toString()).toBe(this.applyTo(model));
    await agree(model, world);
  }

  /** Changes the model; answers the status that the server should answer. */
  private applyTo(model: Model): number {
    const { act, who, whom } = this;
    const actor = model.memberships[who];
    const before = model.memberships[whom];
    const answersInvite = act === 'withdraw' || act === 'admit' || act === 'refuse';
    if (act !== 'join' && act !== 'leave' && act !== 'accept' && act !== 'decline') {
      const isForbidden = whyNot(actor, act, { membership: before, isSelf: who === whom }) !== null;
      // Hides from people the things that do not concern them.
      if (isForbidden) return answersInvite ? 404 : 403;
    }
    const owners = people.filter((name) => model.memberships[name].state === 'owner');
    const applied = applyAct(before, act, {
      needsApproval: model.isPrivate,
      isLastOwner: before.state === 'owner' && owners.length === 1,
    });
    if (typeof applied === 'string') return refusals[applied];
    const isBack = isMember(applied) && !isMember(before);
    const next = isBack && model.silencedAway.has(whom) ? { ...applied, silenced: true } : applied;
    if (isMember(next) || next.state === 'blocked') model.silencedAway.delete(whom);
    else if (isMember(before) && before.silenced) model.silencedAway.add(whom);
    model.memberships[whom] = next;
    model.count += memberCountChange(before, next);
    if (act === 'hand_over') model.memberships[who] = formerOwner;
    return bodyless.includes(act) ? 204 : 200;
  }

  toString = () => `${this.who} ${this.act} ${this.whom}`;
}

class SetPrivate implements fc.AsyncCommand<Model, World> {
  constructor(private readonly isPrivate: boolean) {}
  check = () => true;
  async run(model: Model, world: World) {
    await server.db.update(groups).set({ privacy: this.isPrivate ? 1 : 0 });
    model.isPrivate = this.isPrivate;
    await agree(model, world);
  }
  toString = () => (this.isPrivate ? 'closes' : 'opens');
}

/** Each sees of the group what the rules say. */
async function agree(model: Model, world: World) {
  for (const who of people) {
    const membership = model.memberships[who];
    const { body } = await world[who].call<WireGroup>('GET', `/api/groups/course-${world.groupId}`);
    expect(body).toMatchObject({
      role: isMember(membership) ? membership.state : null,
      invite_status: membership.state === 'requested' ? 'out' : null,
      silenced: isMember(membership) && membership.silenced,
      can_see: isMember(membership) || (!model.isPrivate && membership.state !== 'blocked'),
      members: model.count,
    });
    expect([who, body.invite_id !== null]).toEqual([who, membership.state === 'invited']);
    expect([who, body.blocked !== null]).toEqual([who, membership.state === 'blocked']);
  }
}

const whoever = fc.constantFrom(...people);
const ownStep = fc.tuple(fc.constantFrom(...ownActs), whoever).map(([act, who]) => new Step(act, who, who));
/** Owners and admins act most, so that courses go far. */
const actor = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('olga', 'adam') },
  { weight: 1, arbitrary: whoever },
);
const stepOnOther = fc
  .tuple(fc.constantFrom(...actsOnOthers), actor, whoever)
  // One's own request or invitation is answered by steps of their own.
  .filter(([act, who, whom]) => who !== whom || !['withdraw', 'admit', 'refuse'].includes(act))
  .map(([act, who, whom]) => new Step(act, who, whom));
const course = fc.commands(
  [ownStep, stepOnOther, stepOnOther, fc.boolean().map((isPrivate) => new SetPrivate(isPrivate))],
  { maxCommands: 14 },
);

async function startCourse(isPrivate: boolean): Promise<{ model: Model; real: World }> {
  await server.db.delete(groups);
  const groupId = await makeGroup(server, members.olga.id, { privacy: isPrivate ? 1 : 0 });
  await server.db.update(groups).set({ permalink: `course-${groupId}` });
  await joinGroup(server, groupId, members.adam.id, 'admin');
  const memberships = {
    olga: { state: 'owner', silenced: false },
    adam: formerOwner,
    mina: stranger,
    sven: stranger,
  } as const;
  const model = { memberships: { ...memberships }, silencedAway: new Set<Who>(), isPrivate, count: 2 };
  return { model, real: { ...members, groupId } };
}

it(
  'GRP-04 GRP-05 GRP-06 GRP-07 the server follows the rules of membership in any order of acts',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), course, async (isPrivate, steps) => {
        const start = await startCourse(isPrivate);
        await fc.asyncModelRun(() => start, steps);
        expect(await countMismatches(server.db)).toEqual([]);
      }),
      { numRuns: runs },
    );
  },
  runs * secondsPerRun * 1000,
);
