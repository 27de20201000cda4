import { parseArgs } from 'node:util';
import { startLocalChain } from './localChain';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8545' },
    state: { type: 'string', default: 'data/standalone-chain' },
  },
});

/** `npm run chain`: runs the chain alone until it is interrupted. */
try {
  const chain = await startLocalChain({ port: Number(values.port), stateDir: values.state });
  const { rpcUrl, owner, holders, oldToken, newToken, postRegistry } = chain;
  console.warn(`The local chain runs at ${rpcUrl}`);
  console.warn(JSON.stringify({ owner, holders, oldToken, newToken, postRegistry }, null, 2));
  const end = () => void chain.stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
