import { eq } from 'drizzle-orm';
import { users } from '../db/schema';
import type { Answer, TestMember, TestServer } from './harness';

function requireStatus({ status }: Answer<unknown>, wanted: number): void {
  if (status !== wanted) throw new Error(`A call was answered with ${status} instead of ${wanted}`);
}

/** Calls by which a member's address changes and is given back, and by which people come into the account. */
export function emailChanges(server: TestServer, owner: () => TestMember) {
  const emailNow = async () => {
    const [row] = await server.db.select().from(users).where(eq(users.id, owner().id));
    return row?.email;
  };

  /** Asks for another address with the open session. Answers the link in the notice to the present one. */
  async function askFor(email: string, token = owner().token): Promise<string> {
    const present = await emailNow();
    requireStatus(await server.call('PATCH', '/api/user/edit', { token, body: { email } }), 200);
    const notice = (await server.outbox()).findLast(({ recipient }) => recipient === present);
    const link = /http:\/\/localhost:3000(\/emailUndo\?token=[\w-]{43})$/m.exec(notice?.body ?? '')?.[1];
    if (link === undefined) throw new Error('The notice has no link');
    return link;
  }

  /** Opens the newest link that was mailed to an address. */
  async function confirm(email: string): Promise<void> {
    const token = await server.mailedToken(email);
    requireStatus(await server.call('GET', `/api/users/confirm?token=${token}`), 200);
  }

  async function changeTo(email: string, token = owner().token): Promise<string> {
    const link = await askFor(email, token);
    await confirm(email);
    return link;
  }

  /** Sets a password by the newest link to an address. Answers the status. */
  async function setPassword(email: string, newPassword: string): Promise<number> {
    const token = await server.mailedToken(email);
    const body = { token, newPassword, newPasswordRepeat: newPassword };
    return (await server.call('POST', '/api/users/emailReset', { body })).status;
  }

  async function resetPassword(email: string, newPassword: string): Promise<number> {
    await server.call('POST', '/api/users/reset', { body: { email } });
    return setPassword(email, newPassword);
  }

  return {
    ...{ emailNow, askFor, confirm, changeTo, setPassword, resetPassword },
    open: (link: string) => server.call<string>('GET', link),
    undo: (link: string) => server.call<string>('POST', link),
    logIn: async (email: string, plainPassword: string) =>
      (await server.call('POST', '/api/users/auth', { body: { email, plainPassword } })).status,
  };
}
