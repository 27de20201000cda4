import { guestRoute, type Route } from '../../http/route';
import { sentMessagesPage } from './page';

export const sentMessageRoutes: readonly Route[] = [
  guestRoute({
    method: 'get',
    path: '/outbox',
    permission: 'sentMessages.read',
    handle: ({ deps, request }) => sentMessagesPage(deps, request),
  }),
];
