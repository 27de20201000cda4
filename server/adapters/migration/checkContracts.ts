import { z } from 'zod';
import type { AskNode } from '../../../chain/swapContracts';
import { describeError, type Log } from '../../log';
import { askService } from '../outbound/service';
import { wrongSettings, type MigrationSettings } from './settings';

const answerSchema = z.object({ result: z.unknown().optional(), error: z.unknown().optional() });

/**
 * Holds the settings of `file` against every node that they name, `READ_RPC_URL` and `RPC_TO_ADD` (MIG-13). Throws
 * ConfigError with the settings that do not fit. Without a node that answers it warns: the page checks again when a
 * wallet connects.
 */
export async function checkContracts(settings: MigrationSettings, file: string, log: Log): Promise<void> {
  const { READ_RPC_URL, RPC_TO_ADD } = settings;
  const nodes = Object.entries({ READ_RPC_URL, RPC_TO_ADD }).flatMap(([name, url]) =>
    url === undefined ? [] : [{ name, url }],
  );
  if (nodes.length === 0)
    log.warn("The token swap's contracts are not checked: READ_RPC_URL and RPC_TO_ADD name no node.");
  const { findWrongContracts, CallRefused } = await import('../../../chain/swapContracts');
  const askAt =
    (url: string): AskNode =>
    async (method, ...params) => {
      const json = { jsonrpc: '2.0', id: 1, method, params };
      const { result, error } = answerSchema.parse(await askService(url, { json }));
      if (error !== undefined && error !== null) throw new CallRefused(method);
      return result;
    };
  const found = nodes.map(async ({ name, url }) => {
    try {
      const problems = await findWrongContracts(settings, askAt(url));
      return problems.map((problem) => `${problem} (says the node of ${name})`);
    } catch (error) {
      log.warn(`The token swap's contracts are not checked at ${name}: ${describeError(error)}`);
      return [];
    }
  });
  const problems = (await Promise.all(found)).flat();
  if (problems.length > 0) throw wrongSettings(file, problems);
}
