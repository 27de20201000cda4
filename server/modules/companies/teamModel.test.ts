import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  applyCompanyAct,
  companyManagers,
  formerCompanyOwner,
  seesCompany,
  whyNotInCompany,
  type CompanyAct,
} from '@/shared/rules/company';
import type { CompanyRole, WireCompany } from '@/shared/wire/company';
import { companies } from '../../db/schema';
import { countMismatches } from '../../testing/counters';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness';
import { employ, makeCompany } from '../../testing/posts';

/** `npm run test:company-model` asks for 3,000. */
const runs = Number(process.env.COMPANY_MODEL_RUNS ?? 25);
const secondsPerRun = 2;

const people = ['olga', 'adam', 'mina', 'sven'] as const;
type Who = (typeof people)[number];
/** The team and the followers by the rules. */
interface Model {
  roles: Record<Who, CompanyRole | null>;
  followers: Set<Who>;
  privacy: 0 | 1;
}
type World = Record<Who, TestMember> & { companyId: number };

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

const actsOnOthers = ['add', 'remove', 'make_moderator', 'make_member', 'hand_over'] as const;
const roleOf = { make_moderator: 'moderator', make_member: 'member', hand_over: 'owner' } as const;

async function call(act: CompanyAct, me: TestMember, them: TestMember, companyId: number): Promise<number> {
  const path = `/api/companies/${companyId}/members/${them.id}`;
  if (act === 'add') return (await me.call('POST', path, { position: 'Baker' })).status;
  if (act === 'remove' || act === 'leave') return (await me.call('DELETE', path)).status;
  return (await me.call('PATCH', `${path}/role`, { role: roleOf[act] })).status;
}

const refusals = { notFound: 404, conflict: 409, lastOwner: 409 } as const;

/** One of the four takes a step towards another or themselves, in the rules and on the server. */
class Step implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly act: CompanyAct,
    private readonly who: Who,
    private readonly whom: Who,
  ) {}
  check = () => true;

  async run(model: Model, world: World) {
    const { act, who, whom } = this;
    const status = await call(act, world[who], world[whom], world.companyId);
    expect(status, this.toString()).toBe(this.applyTo(model));
    await agree(model, world);
  }

  /** Changes the model; answers the status that the server should answer. */
  private applyTo({ roles }: Model): number {
    const { act, who, whom } = this;
    const before = roles[whom];
    const subject = { role: before, isSelf: who === whom };
    if (act !== 'leave' && whyNotInCompany(roles[who], act, subject) !== null) return 403;
    const owners = people.filter((name) => roles[name] === 'owner');
    const next = applyCompanyAct(before, act, { isLastOwner: before === 'owner' && owners.length === 1 });
    if (typeof next === 'string') return refusals[next];
    roles[whom] = next.role;
    if (act === 'hand_over' && before !== next.role) roles[who] = formerCompanyOwner;
    if (act === 'add') return 201;
    return act === 'remove' || act === 'leave' ? 204 : 200;
  }

  toString = () => `${this.who} ${this.act} ${this.whom}`;
}

class Follow implements fc.AsyncCommand<Model, World> {
  constructor(
    private readonly who: Who,
    private readonly act: 'follow' | 'unfollow',
  ) {}
  check = () => true;
  async run(model: Model, world: World) {
    const path = `/api/companies/${world.companyId}/${this.act}`;
    const { status, body } = await world[this.who].call('POST', path);
    expect([status, body]).toEqual([200, { is_follow: this.act === 'follow' }]);
    model.followers[this.act === 'follow' ? 'add' : 'delete'](this.who);
    await agree(model, world);
  }
  toString = () => `${this.who} ${this.act}s`;
}

class SetPrivacy implements fc.AsyncCommand<Model, World> {
  constructor(private readonly privacy: 0 | 1) {}
  check = () => true;
  async run(model: Model, world: World) {
    await server.db.update(companies).set({ privacy: this.privacy });
    model.privacy = this.privacy;
    await agree(model, world);
  }
  toString = () => (this.privacy === 1 ? 'closes' : 'opens');
}

/** Each sees of the company what the rules say, and reads its wall, photos and team or does not. */
async function agree(model: Model, world: World) {
  const team = people.filter((name) => model.roles[name] !== null);
  for (const who of people) {
    const role = model.roles[who];
    const sees = seesCompany(role, model.privacy);
    const { body } = await world[who].call<WireCompany>('GET', `/api/companies/course-${world.companyId}`);
    expect([who, body]).toMatchObject([
      who,
      {
        role,
        is_follow: model.followers.has(who),
        members: team.length,
        followers: model.followers.size,
        can_see: sees,
        can_post: role !== null && companyManagers.includes(role),
      },
    ]);
    const { status } = await world[who].call('GET', `/api/companies/${world.companyId}/members`);
    expect([who, status]).toEqual([who, sees ? 200 : 403]);
  }
}

const whoever = fc.constantFrom(...people);
/** Owner and moderator act most, so that courses go far. */
const actor = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('olga', 'adam') },
  { weight: 1, arbitrary: whoever },
);
const stepOnOther = fc
  .tuple(fc.constantFrom(...actsOnOthers), actor, whoever)
  // Removing oneself is leaving, a step of its own.
  .map(([act, who, whom]) => new Step(act === 'remove' && who === whom ? 'leave' : act, who, whom));
const course = fc.commands(
  [
    stepOnOther,
    stepOnOther,
    whoever.map((who) => new Step('leave', who, who)),
    fc.tuple(whoever, fc.constantFrom('follow', 'unfollow')).map(([who, act]) => new Follow(who, act)),
    fc.constantFrom(0, 1).map((privacy) => new SetPrivacy(privacy)),
  ],
  { maxCommands: 14 },
);

async function startCourse(privacy: 0 | 1): Promise<{ model: Model; real: World }> {
  await server.db.delete(companies);
  const companyId = await makeCompany(server, 'Course', { privacy });
  await server.db.update(companies).set({ permalink: `course-${companyId}` });
  await employ(server, companyId, members.olga.id, 'owner');
  await employ(server, companyId, members.adam.id, 'moderator');
  return {
    model: {
      roles: { olga: 'owner', adam: 'moderator', mina: null, sven: null },
      followers: new Set(),
      privacy,
    },
    real: { ...members, companyId },
  };
}

it(
  'CMP-03 CMP-04 the server follows the rules of teams and followers in any order of acts',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(0 as const, 1 as const), course, async (privacy, steps) => {
        const start = await startCourse(privacy);
        await fc.asyncModelRun(() => start, steps);
        expect(await countMismatches(server.db)).toEqual([]);
      }),
      { numRuns: runs },
    );
  },
  runs * secondsPerRun * 1000,
);
