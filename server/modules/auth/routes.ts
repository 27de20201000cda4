import { z } from 'zod';
import { inTransaction } from '../../db/database';
import type { Actor } from '../../http/authentication';
import type { AppDeps } from '../../http/deps';
import { enforceLimit } from '../../http/rateLimiter';
import { guestRoute, memberRoute, type Route } from '../../http/route';
import { idParam } from '../../http/validation';
import { emailAddress, typedPassword } from '../people/fields';
import { browserOf, toLoginResponse, type LoggedIn } from './browser';
import { answerChallenge } from './challenges';
import { challengeId, code } from './codeSchema';
import { logIn } from './login';
import { changePassword, changePasswordSchema, requestReset, resetPassword, resetSchema } from './passwords';
import { confirmEmail, register, registerSchema, sendConfirmationAgain } from './registration';
import { endSession, endSessions, leaveSession, listSessions } from './sessions';

/** Answers a login. A complete one takes the place of the session that the caller came with (SRV-04). */
async function enter({ db }: AppDeps, actor: Actor | null, loggedIn: LoggedIn): Promise<Response> {
  if (actor !== null && 'token' in loggedIn.login) await leaveSession(db, actor);
  return toLoginResponse(loggedIn);
}

/** Login, sign-up, passwords and sessions. */
export const authRoutes: readonly Route[] = [
  guestRoute({
    method: 'post',
    path: '/api/users/auth',
    permission: 'auth.enter',
    rate: 'login',
    body: z.object({ email: emailAddress, plainPassword: typedPassword }),
    handle: async ({ deps, actor, body, request }) =>
      enter(deps, actor, await logIn(deps, body, browserOf(request))),
  }),
  guestRoute({
    method: 'post',
    path: '/api/users/restore',
    permission: 'auth.enter',
    rate: 'login',
    body: z.object({ email: emailAddress, plainPassword: typedPassword }),
    handle: async ({ deps, actor, body, request }) =>
      enter(deps, actor, await logIn(deps, body, browserOf(request), { comesBack: true })),
  }),
  guestRoute({
    method: 'post',
    path: '/api/users/auth/:type/validateToken/:id',
    permission: 'auth.enter',
    rate: 'code',
    params: z.object({ type: z.enum(['phone', 'app']), id: challengeId }),
    body: z.object({ token: code }),
    handle: async ({ deps, actor, params, body, request }) =>
      enter(deps, actor, await answerChallenge(deps, params.type, params.id, body.token, browserOf(request))),
  }),
  guestRoute({
    method: 'post',
    path: '/api/users/register',
    permission: 'auth.enter',
    status: 201,
    body: registerSchema,
    // Counts only valid sign-ups: a typing error must not use up the few that an address has.
    async handle({ deps, body, address }) {
      await enforceLimit(deps, 'register', address, 'tooManySignUps');
      return register(deps, body);
    },
  }),
  guestRoute({
    method: 'get',
    path: '/api/users/confirm',
    permission: 'auth.enter',
    rate: 'mailedLink',
    query: z.object({ token: z.string().max(200).default('') }),
    handle: ({ deps, query }) => confirmEmail(deps, query.token),
  }),
  guestRoute({
    method: 'post',
    path: '/api/users/confirm/resend',
    permission: 'auth.enter',
    rate: 'resetByAddress',
    body: z.object({ email: emailAddress }),
    handle: ({ deps, body }) => sendConfirmationAgain(deps, body.email),
  }),
  guestRoute({
    method: 'post',
    path: '/api/users/reset',
    permission: 'auth.enter',
    rate: 'resetByAddress',
    body: z.object({ email: emailAddress }),
    handle: ({ deps, body }) => requestReset(deps, body.email),
  }),
  guestRoute({
    method: 'post',
    path: '/api/users/emailReset',
    permission: 'auth.enter',
    rate: 'mailedLink',
    body: resetSchema,
    handle: ({ deps, body }) => resetPassword(deps, body),
  }),
  memberRoute({
    method: 'post',
    path: '/api/users/logout',
    permission: 'auth.logout',
    handle: ({ deps, actor }) => endSession(deps.db, actor, actor.sessionId),
  }),
  memberRoute({
    method: 'post',
    path: '/api/profile/change-password',
    permission: 'user.edit',
    body: changePasswordSchema,
    handle: ({ deps, actor, body }) => changePassword(deps, actor, body),
  }),
  memberRoute({
    method: 'get',
    path: '/api/user/sessions',
    permission: 'session.manage',
    handle: ({ deps, actor }) => listSessions(deps, actor),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/user/sessions/:id',
    permission: 'session.manage',
    params: z.object({ id: idParam }),
    handle: ({ deps, actor, params }) => endSession(deps.db, actor, params.id),
  }),
  memberRoute({
    method: 'delete',
    path: '/api/user/sessions',
    permission: 'session.manage',
    handle: ({ deps, actor }) => inTransaction(deps.db, (tx) => endSessions(tx, actor.id, actor.sessionId)),
  }),
];
