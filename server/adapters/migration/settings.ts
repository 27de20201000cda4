import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { demoWallet } from '../../../chain/demoWallet/identity';
import { ConfigError, type ServerConfig } from '../../config';

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address of a contract');
const link = z.string().refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
  message: 'must be an http(s) address',
});

/** Base of addresses such as `…/tx/0x…`. */
const base = link.transform((value) => value.replace(/\/+$/, ''));

/**
 * Content of `/migration-config.json`: the chain, the contracts, and any other setting of the page by its name
 * (README, "Token swap"). Unknown names are errors, to catch misspellings.
 */
const schema = z.strictObject({
  CHAIN_ID: z.number().int().positive(),
  CHAIN_NAME: z.string().max(60).optional(),
  OLD_TOKEN: address,
  NEW_TOKEN: address,
  MIGRATION_SPENDER: address.optional(),
  OLD_SYMBOL: z.string().max(12).optional(),
  NEW_SYMBOL: z.string().max(12).optional(),
  DECIMALS: z.number().int().min(0).max(36).optional(),
  GAS_LIMIT: z.number().int().min(21_000).optional(),
  FORCE_GAS_PRICE: z.boolean().optional(),
  GAS_PRICE_URL: link.optional(),
  GAS_PRICE_PATH: z.string().optional(),
  GAS_PRICE_SCALE: z.number().int().min(0).max(18).optional(),
  GAS_ESTIMATE_URL: z.string().startsWith('/').optional(),
  GAS_API_KEY: z.string().optional(),
  EXPLORER_URL: base.optional(),
  CONFIRMATIONS: z.number().int().min(1).optional(),
  READ_RPC_URL: link.optional(),
  WALLET_RDNS: z.array(z.string()).min(1).optional(),
  ARTICLE_URL: link.optional(),
  AUDIT_URL: link.optional(),
  RPC_TO_ADD: link.optional(),
  NO_FEE: z.boolean().optional(),
  PENDING_GIVE_UP_MS: z.number().int().positive().optional(),
});

export type MigrationSettings = z.infer<typeof schema>;

/** Settings as the page gets them, with their fingerprint (`chain/settingsFingerprint.ts`). */
export type ServedSettings = MigrationSettings & { SETTINGS_FINGERPRINT: string };

/**
 * Reads the file at `MIGRATION_SETTINGS` and checks it as far as that goes without a chain. Throws ConfigError with the
 * wrong settings.
 */
export async function readMigrationSettings(file: string): Promise<MigrationSettings> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new ConfigError(`MIGRATION_SETTINGS names ${file}, which is not a file with JSON in it`);
  }
  const parsed = schema.safeParse(content);
  if (!parsed.success)
    throw wrongSettings(
      file,
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`),
    );
  // Loaded here only: few servers need ethers.
  const { findWrongAddresses } = await import('../../../chain/swapContracts');
  const problems = findWrongAddresses(parsed.data);
  if (problems.length > 0) throw wrongSettings(file, problems);
  return parsed.data;
}

/** Each problem begins with the name of its setting. */
export function wrongSettings(file: string, problems: readonly string[]): ConfigError {
  return new ConfigError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
}

/** Foreign origins that the page calls: the gas-price service and a chain to read from. */
export function connectHosts(settings: MigrationSettings | null): string[] {
  return [settings?.GAS_PRICE_URL, settings?.READ_RPC_URL].flatMap((url) =>
    url === undefined ? [] : [new URL(url).origin],
  );
}

/** Settings for a chain of the server's own, whose pages stand in for an explorer. */
export function localSettings(
  chain: { oldToken: string; newToken: string; chainId: number },
  { productName, publicUrl }: Pick<ServerConfig, 'productName' | 'publicUrl'>,
): MigrationSettings {
  return {
    CHAIN_ID: chain.chainId,
    CHAIN_NAME: `${productName} local chain`,
    OLD_TOKEN: chain.oldToken,
    NEW_TOKEN: chain.newToken,
    WALLET_RDNS: ['io.metamask', 'io.metamask.flask', demoWallet.rdns],
    RPC_TO_ADD: `${publicUrl}/chain/rpc`,
    EXPLORER_URL: `${publicUrl}/chain`,
    NO_FEE: true,
  };
}
