import { join } from 'node:path';
import type { LocalChain } from '../../../chain/localChain';
import type { ServerConfig } from '../../config';
import { describeError, type Log } from '../../log';
import { createGasEstimates, type GasEstimates } from './gasEstimates';
import { localSettings, readMigrationSettings, type MigrationSettings } from './settings';

/** State of the token swap. */
export interface Migration {
  /** Null while the swap is not open. */
  settings: MigrationSettings | null;
  gasEstimates: GasEstimates;
  /** The server's own chain, when it runs one. */
  chain: LocalChain | null;
}

/** A closed swap: no settings, no chain. */
export function closedMigration(config: ServerConfig, log: Log): Migration {
  return { settings: null, gasEstimates: createGasEstimates(config, 0, log), chain: null };
}

/**
 * Opens the swap with the settings file, else with a chain of the server's own, kept in the data directory. A chain
 * that fails to start leaves the swap closed. Throws ConfigError for a wrong settings file.
 */
export async function openMigration(config: ServerConfig, log: Log): Promise<Migration> {
  if (config.migrationSettings !== null) {
    const settings = await readMigrationSettings(config.migrationSettings);
    return { settings, gasEstimates: createGasEstimates(config, settings.CHAIN_ID, log), chain: null };
  }
  if (!config.isLocalChain) return closedMigration(config, log);
  try {
    // Loaded here only: few servers need ethers and the contracts.
    const { startLocalChain, localChainId } = await import('../../../chain/localChain');
    const chain = await startLocalChain({
      port: config.chainPort,
      stateDir: join(config.dataDir, 'chain'),
      product: config.productName,
    });
    log.info(`The local chain runs at ${chain.rpcUrl}`);
    const settings = localSettings({ ...chain, chainId: localChainId }, config);
    return { settings, gasEstimates: createGasEstimates(config, null, log), chain };
  } catch (error) {
    log.warn(`The token swap stays closed: ${describeError(error)}`);
    return closedMigration(config, log);
  }
}
