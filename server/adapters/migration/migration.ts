import { join } from 'node:path';
import type { LocalChain } from '../../../chain/localChain';
import { settingsFingerprint } from '../../../chain/settingsFingerprint';
import type { ServerConfig } from '../../config';
import { describeError, type Log } from '../../log';
import { checkContracts } from './checkContracts';
import { createGasEstimates, type GasEstimates } from './gasEstimates';
import {
  localSettings,
  readMigrationSettings,
  type MigrationSettings,
  type ServedSettings,
} from './settings';

/** State of the token swap. */
export interface Migration {
  /** Null while the swap is not open. */
  settings: ServedSettings | null;
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
 * that fails to start leaves the swap closed. Throws ConfigError for a wrong settings file, and for one that does not
 * fit what a node of its chain says.
 */
export async function openMigration(config: ServerConfig, log: Log): Promise<Migration> {
  if (config.migrationSettings !== null) {
    const settings = await readMigrationSettings(config.migrationSettings);
    await checkContracts(settings, config.migrationSettings, log);
    return {
      settings: await sealed(settings, log),
      gasEstimates: createGasEstimates(config, settings.CHAIN_ID, log),
      chain: null,
    };
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
    const settings = await sealed(localSettings({ ...chain, chainId: localChainId }, config), log);
    return { settings, gasEstimates: createGasEstimates(config, null, log), chain };
  } catch (error) {
    log.warn(`The token swap stays closed: ${describeError(error)}`);
    return closedMigration(config, log);
  }
}

/** Adds the fingerprint and prints it, so that an operator can compare it with the page's. */
async function sealed(settings: MigrationSettings, log: Log): Promise<ServedSettings> {
  const SETTINGS_FINGERPRINT = await settingsFingerprint(settings);
  log.info(
    `Fingerprint of the token swap's contracts on chain ${settings.CHAIN_ID}: ${SETTINGS_FINGERPRINT}`,
  );
  return { ...settings, SETTINGS_FINGERPRINT };
}
