import { existsSync } from 'node:fs';
import { readConfig } from './config';
import { terminalLog } from './log';
import { operate } from './operator';

/* `npm run admin -- ACT`: what the operator does while the server runs (OPS-06). */
if (existsSync('.env')) process.loadEnvFile('.env');
Promise.resolve()
  .then(() => operate(readConfig(process.env), process.argv.slice(2)))
  .then((done) => terminalLog.info(done))
  .catch((error: unknown) => {
    terminalLog.error(error instanceof Error ? error.message : 'The command failed.');
    process.exitCode = 1;
  });
