import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WireArchive } from '@/shared/wire/album';
import { users, type outboxMessages } from '../../db/schema';
import { createTestServer, type TestMember } from '../../testing/harness';
import { memberPassword } from '../../testing/members';
import { contentOfZip } from '../../testing/zips';
import { eraseClosedAccounts } from './erasing';

const server = await createTestServer();
let curious: TestMember;
let other: TestMember;
beforeEach(async () => {
  await server.reset();
  curious = await server.member({ email: 'curious@kith.example' });
  other = await server.member({ email: 'other@kith.example' });
});
afterAll(() => server.close());

const othersPhone = '+447911123456';
const changeEmail = (member: TestMember, email: string) => member.call('PATCH', '/api/user/edit', { email });
const openLink = async (email: string) => {
  const token = await server.mailedToken(email);
  expect((await server.call('GET', `/api/users/confirm?token=${token}`)).status).toBe(200);
};
/** Begins to set the other's phone up; a code goes there. */
const addPhone = async (member: TestMember) =>
  (
    await member.call<{ id: string }>('POST', '/api/2fa/phone', {
      countryCode: '44',
      phoneNumber: '7911123456',
    })
  ).body.id;
const provePhone = async (member: TestMember, id: string) => {
  const [code] = /^\d{6}/.exec((await server.outbox()).at(-1)?.body ?? '') ?? [];
  expect((await member.call('POST', `/api/2fa/phone/verify/${id}`, { token: code })).status).toBe(204);
};
const mailTo = (to: string, subject: string) => server.deps.mail.send({ to, subject, text: 'Words' });

/** Messages in the export, the newest last. */
async function exportedMessages(member: TestMember) {
  const { body } = await member.call<WireArchive>('POST', '/api/user/export', { password: memberPassword });
  const response = await server.app.fetch(new Request(`http://localhost:3000${body.address}`));
  const files = contentOfZip(Buffer.from(await response.arrayBuffer()));
  return JSON.parse(
    files.get('messages.json')?.toString() ?? 'null',
  ) as (typeof outboxMessages.$inferSelect)[];
}
const recipients = async (member: TestMember) => [
  ...new Set((await exportedMessages(member)).map(({ recipient }) => recipient)),
];

describe('messages in the download of a member’s data', () => {
  it('OWN-01 leave out what went to an address and a phone that were merely asked for', async () => {
    await mailTo(other.row.email, 'For the other');
    await mailTo('nobody@kith.example', 'For somebody without an account');
    await changeEmail(curious, other.row.email);
    await addPhone(curious);
    expect(await recipients(curious)).toEqual([curious.row.email]);
    await changeEmail(curious, 'nobody@kith.example');
    expect(await recipients(curious)).toEqual([curious.row.email]);
    expect(await recipients(other)).toEqual([other.row.email]);
  });

  it('OWN-01 have what went to the former address, the new one and the phone that were proved', async () => {
    const phone = await addPhone(curious);
    await provePhone(curious, phone);
    await changeEmail(curious, 'former@kith.example');
    await openLink('former@kith.example');
    await changeEmail(curious, 'later@kith.example');
    await openLink('later@kith.example');
    expect((await recipients(curious)).sort()).toEqual([
      othersPhone,
      'curious@kith.example',
      'former@kith.example',
      'later@kith.example',
    ]);
  });

  it('OWN-01 have the confirmation of a sign-up', async () => {
    const { token } = await server.signUp('sam@kith.example');
    const [sam] = await server.db.select().from(users).where(eq(users.email, 'sam@kith.example'));
    const member = { ...other, id: sam?.id ?? 0, token };
    member.call = (method, path, body) => server.call(method, path, { token, body });
    expect((await exportedMessages(member)).map(({ subject }) => subject)).toEqual([
      'Confirm your Kith account',
    ]);
  });

  it('OWN-01 leave out what goes to a former address since somebody else has it', async () => {
    await changeEmail(curious, 'shared@kith.example');
    await openLink('shared@kith.example');
    await changeEmail(curious, 'later@kith.example');
    await openLink('later@kith.example');
    await changeEmail(other, 'shared@kith.example');
    await openLink('shared@kith.example');
    await mailTo('shared@kith.example', 'For the other');
    expect(await recipients(curious)).not.toContain('shared@kith.example');
    expect(await recipients(other)).toContain('shared@kith.example');
  });
});

describe('messages when a closed account ends', () => {
  /** Closes an account and lets its days pass; what is sent then is young enough to stay. */
  async function eraseAfter(member: TestMember, sendMeanwhile: () => Promise<void>): Promise<string[]> {
    expect((await member.call('DELETE', '/api/user', { password: memberPassword })).status).toBe(200);
    server.clock.advance(30 * 86_400);
    await sendMeanwhile();
    await eraseClosedAccounts(server.deps);
    expect(await server.db.select().from(users).where(eq(users.id, member.id))).toEqual([]);
    return (await server.outbox()).map(({ recipient }) => recipient);
  }
  const textTo = (to: string) => server.deps.sms.send({ to, text: 'Words' });

  it('OWN-02 stay where they went to an address and a phone that were merely asked for', async () => {
    await changeEmail(curious, other.row.email);
    await addPhone(curious);
    const left = await eraseAfter(curious, async () => {
      await mailTo(other.row.email, 'For the other');
      await mailTo(curious.row.email, 'For the curious');
      await textTo(othersPhone);
    });
    expect(left).toEqual([other.row.email, othersPhone]);
  });

  it('OWN-02 go where they went to a former address and a phone that were proved', async () => {
    await provePhone(curious, await addPhone(curious));
    await changeEmail(curious, 'former@kith.example');
    await openLink('former@kith.example');
    await changeEmail(curious, 'later@kith.example');
    await openLink('later@kith.example');
    const left = await eraseAfter(curious, async () => {
      await mailTo('former@kith.example', 'For the curious');
      await mailTo('later@kith.example', 'For the curious');
      await mailTo(other.row.email, 'For the other');
      await textTo(othersPhone);
    });
    expect(left).toEqual([other.row.email]);
  });
});
