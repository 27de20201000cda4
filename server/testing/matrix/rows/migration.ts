import { everybody, type MatrixRow } from '../matrixRow';

export const migrationRows: readonly MatrixRow[] = [
  {
    permission: 'migration.read',
    route: 'GET /migration-config.json',
    object: 'the settings of the migration page',
    path: () => '/migration-config.json',
    cells: everybody(200),
  },
  {
    permission: 'migration.read',
    route: 'GET /gas/api',
    object: 'a waiting time',
    path: () => '/gas/api?module=gastracker&action=gasestimate&gasprice=1000000000',
    cells: everybody(200),
  },
  {
    permission: 'migration.read',
    route: 'GET /chain/tx/:hash',
    object: 'a transaction on the chain of a server that runs none',
    path: () => `/chain/tx/0x${'0'.repeat(64)}`,
    cells: everybody(404),
  },
  {
    permission: 'migration.read',
    route: 'GET /chain/address/:address',
    object: 'an address on the chain of a server that runs none',
    path: () => `/chain/address/0x${'0'.repeat(40)}`,
    cells: everybody(404),
  },
  {
    permission: 'migration.call',
    route: 'POST /chain/rpc',
    object: 'the chain of a server that runs none',
    path: () => '/chain/rpc',
    body: () => ({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }),
    cells: everybody(404),
  },
];
