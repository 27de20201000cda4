import { z } from 'zod';
import type { AppDeps } from '../../http/deps';
import { guestRoute, type Route } from '../../http/route';
import { emailUndoPath } from '../auth/mails';
import { askPage, deadPage, donePage, takenPage } from './pages';
import { readUndo, undoEmailChange, type UndoState } from './undoing';

const query = z.object({ token: z.string().max(200).catch('') });

/** The page of a link, `open` that of one that works. */
function pageOf(
  { config }: Pick<AppDeps, 'config'>,
  found: UndoState,
  open: (email: string) => Response,
): Response {
  if (found.state === 'dead') return deadPage(config);
  return found.state === 'taken' ? takenPage(config, found.email) : open(found.email);
}

export const emailUndoRoutes: readonly Route[] = [
  guestRoute({
    method: 'get',
    path: emailUndoPath,
    permission: 'auth.enter',
    rate: 'mailedLink',
    query,
    // Scanners of mails open every link: a look alone changes nothing.
    handle: async ({ deps, query: { token } }) =>
      pageOf(deps, await readUndo(deps, token), (email) => askPage(deps.config, email, token)),
  }),
  guestRoute({
    method: 'post',
    path: emailUndoPath,
    permission: 'auth.enter',
    rate: 'mailedLink',
    query,
    // The token is the right: whoever was kept out has no session.
    handle: async ({ deps, query: { token } }) =>
      pageOf(deps, await undoEmailChange(deps, token), (email) => donePage(deps.config, email)),
  }),
];
