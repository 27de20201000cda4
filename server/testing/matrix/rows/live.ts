import { everybody, members, type MatrixRow } from '../matrixRow';

const nobodysStream = '2f0d6f0e-6f2c-4a55-9c68-0d2f3a7f4b11';

export const liveRows: readonly MatrixRow[] = [
  {
    permission: 'stream.read',
    route: 'GET /api/stream',
    object: 'the caller’s events',
    path: () => '/api/stream',
    cells: members(200),
  },
  {
    permission: 'stream.read',
    route: 'PUT /api/stream/:id/watch',
    object: 'a stream that is not the caller’s',
    path: () => `/api/stream/${nobodysStream}/watch`,
    body: () => ({ posts: [] }),
    cells: members(404),
  },
  ...(['GET', 'POST'] as const).flatMap((method): MatrixRow[] => [
    {
      permission: 'digest.end',
      route: `${method} /unsubscribe`,
      object: 'the digest mails of the author, by the link in one',
      path: (world) => `/unsubscribe?token=${world.unsubscribeToken}`,
      cells: everybody(200),
    },
    {
      permission: 'digest.end',
      route: `${method} /unsubscribe`,
      object: 'the digest mails of the author, without the link',
      path: (world) => `/unsubscribe?token=${world.author.id}`,
      cells: everybody(404),
    },
  ]),
];
