import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestServer, type TestMember } from '../../testing/harness';
import { listen, type Ear } from '../../testing/listening';
import { createDelivery } from './delivery';

const server = await createTestServer();
let amara: TestMember;
let yusuf: TestMember;
let deliver: () => Promise<void>;
const ears: Ear[] = [];

async function open(member: Pick<TestMember, 'token'>): Promise<Ear> {
  const ear = await listen(server, member, deliver);
  ears.push(ear);
  return ear;
}

const leaveAll = async () => {
  for (const ear of ears.splice(0)) await ear.leave();
};

beforeEach(async () => {
  await leaveAll();
  await server.reset();
  deliver = createDelivery(server.deps);
  amara = await server.member({ permalink: 'amara' });
  yusuf = await server.member({ permalink: 'yusuf' });
});
afterAll(async () => {
  await leaveAll();
  await server.close();
});

it('LIVE-03 SRV-04 opens no stream for a session that has ended while the stream was asked for', async () => {
  const ear = await open(amara);
  await ear.heard();
  const token = await server.newSession(amara.id);
  const asked = vi.spyOn(server.deps.limiter, 'consume').mockImplementationOnce(async () => {
    expect((await amara.call('DELETE', '/api/user/sessions')).status).toBe(204);
    expect(await ear.heard()).toEqual([]);
    return 0;
  });
  expect((await server.call('GET', '/api/stream', { token })).status).toBe(401);
  asked.mockRestore();
  expect(server.deps.streams.count()).toBe(1);
});

it('LIVE-03 tells a stream that is opened during a delivery what happens until the delivery reads', async () => {
  await (await open(yusuf)).heard();
  const read = server.db.execute.bind(server.db);
  const reading = vi.spyOn(server.db, 'execute').mockImplementationOnce((query) => {
    reading.mockRestore();
    const statement = read(query);
    const run = statement.execute.bind(statement);
    vi.spyOn(statement, 'execute').mockImplementationOnce(async () => {
      await open(amara);
      await yusuf.call('POST', `/api/follower/${amara.id}/follow`);
      return run();
    });
    return statement;
  });
  await deliver();
  expect(await ears.at(-1)?.heard()).toContain('notify');
});
