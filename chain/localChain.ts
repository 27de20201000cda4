import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startAnvil } from './anvil';
import { contracts } from './contracts';
import { deployContracts, type Deployment } from './deploy';
import { createExplorer, type ChainExplorer } from './explorer';
import { createChainRegistry, type ChainRegistry } from './postRegistry';
import { visitorCalls, type VisitorCalls } from './visitorCalls';

/** Chain id for wallets; no public chain has it. */
export const localChainId = 31_337;

export interface LocalChain extends Deployment {
  rpcUrl: string;
  isForVisitors: VisitorCalls;
  registry: ChainRegistry;
  explorer: ChainExplorer;
  stop: () => Promise<void>;
}

/**
 * Starts the chain for development, tests and the demo (SRV-06), with contracts and demo accounts. It ends with this
 * process. `stateDir` keeps its state until the contracts change; without one the state is lost.
 */
export async function startLocalChain(options: {
  port: number;
  stateDir: string | null;
  /** Names the new token (SHELL-09). */
  product?: string;
}): Promise<LocalChain> {
  const { product = 'Kith' } = options;
  const anvil = await startAnvil({
    port: options.port,
    stateFile: options.stateDir === null ? null : await stateFileIn(options.stateDir, product),
  });
  try {
    const { rpcUrl, stop } = anvil;
    const deployment = await deployContracts(rpcUrl, product);
    const registry = createChainRegistry(rpcUrl, deployment);
    const explorer = createExplorer(rpcUrl, deployment, product);
    return { ...deployment, rpcUrl, registry, explorer, stop, isForVisitors: visitorCalls(deployment) };
  } catch (error) {
    await anvil.stop();
    throw error;
  }
}

async function stateFileIn(dir: string, product: string): Promise<string> {
  await mkdir(dir, { recursive: true });
  const version = createHash('sha256')
    .update(JSON.stringify([contracts, product]))
    .digest('hex')
    .slice(0, 8);
  return join(dir, `chain-${version}.json`);
}
