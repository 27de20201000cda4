import { everybody, type MatrixRow } from '../matrixRow';

export const systemRows: readonly MatrixRow[] = [
  {
    permission: 'status.read',
    route: 'GET /api/status',
    object: 'the server',
    path: () => '/api/status',
    cells: everybody(200),
  },
  {
    permission: 'status.read',
    route: 'GET /health',
    object: 'the server',
    path: () => '/health',
    cells: everybody(200),
  },
  {
    permission: 'status.read',
    route: 'GET /ready',
    object: 'the server',
    path: () => '/ready',
    cells: everybody(200),
  },
  {
    permission: 'log.write',
    route: 'POST /api/log',
    object: 'a failed call',
    path: () => '/api/log',
    body: () => ({ uuid: 'a1', logText: 'A call failed' }),
    cells: everybody(204),
  },
  {
    permission: 'log.write',
    route: 'POST /api/csp-report',
    object: 'a refused resource',
    path: () => '/api/csp-report',
    body: () => ({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } }),
    cells: everybody(204),
  },
  {
    permission: 'sentMessages.read',
    route: 'GET /outbox',
    object: 'the outbox of a local server',
    path: () => '/outbox',
    cells: everybody(200),
  },
];
