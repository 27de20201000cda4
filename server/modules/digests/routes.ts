import { z } from 'zod';
import { guestRoute, type Route } from '../../http/route';
import { endDigests } from './choices';
import { unsubscribePath } from './digestMail';
import { askPage, deadPage, donePage } from './pages';

const query = z.object({ token: z.string().catch('') });

export const digestRoutes: readonly Route[] = [
  guestRoute({
    method: 'get',
    path: unsubscribePath,
    permission: 'digest.end',
    rate: 'unsubscribe',
    query,
    // Scanners of mails open every link: a look alone changes nothing.
    handle: ({ deps, query: { token } }) =>
      deps.unsubscribeTokens.read(token) === null ? deadPage(deps.config) : askPage(deps.config, token),
  }),
  guestRoute({
    method: 'post',
    path: unsubscribePath,
    permission: 'digest.end',
    rate: 'unsubscribe',
    query,
    // The token is the right: the click of a mail program has no session (RFC 8058).
    async handle({ deps, query: { token } }) {
      const memberId = deps.unsubscribeTokens.read(token);
      if (memberId === null) return deadPage(deps.config);
      await endDigests(deps.db, memberId, deps.clock.now());
      return donePage(deps.config);
    },
  }),
];
