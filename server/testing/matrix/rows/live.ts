import { members, type MatrixRow } from '../matrixRow';

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
];
