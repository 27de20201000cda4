import * as v from 'valibot';
import { tokenSymbol } from '@/shared/config/product';
import { limited } from '../wallet/limited';

const text = (fallback: string) => v.optional(v.string(), fallback);
/** Accepts text too: `VITE_*` settings are always text. */
const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
);
const whole = (fallback: number) => v.optional(wholeNumber, fallback);
const flag = v.optional(
  v.union([
    v.boolean(),
    v.pipe(
      v.string(),
      v.transform((value) => value === 'true'),
    ),
  ]),
  false,
);
const address = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/));
const link = v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(/^https?:\/\//))]), '');

/** Settings that may come from the build (`VITE_*`); `/migration-config.json` overrides them. */
const variables = {
  CHAIN_NAME: text(''),
  OLD_SYMBOL: text('ONG'),
  NEW_SYMBOL: text(tokenSymbol),
  DECIMALS: whole(18),
  GAS_LIMIT: whole(300_000),
  FORCE_GAS_PRICE: flag,
  GAS_PRICE_URL: link,
  GAS_PRICE_PATH: text('average'),
  GAS_PRICE_SCALE: whole(8),
  GAS_ESTIMATE_URL: v.optional(v.pipe(v.string(), v.startsWith('/')), '/gas/api'),
  GAS_API_KEY: text(''),
  /** Without a slash at its end. */
  EXPLORER_URL: v.pipe(
    link,
    v.transform((url) => url.replace(/\/+$/, '')),
  ),
  CONFIRMATIONS: v.optional(wholeNumber),
  READ_RPC_URL: link,
  WALLET_RDNS: v.optional(
    v.union([
      v.array(v.string()),
      v.pipe(
        v.string(),
        v.transform((names) => names.split(',')),
      ),
    ]),
    ['io.metamask', 'io.metamask.flask'],
  ),
  ARTICLE_URL: link,
  AUDIT_URL: link,
  RPC_TO_ADD: link,
  NO_FEE: flag,
  PENDING_GIVE_UP_MS: whole(600_000),
};
/** A block of Ethereum itself may still be replaced by another one; three in a row hardly ever are. */
const confirmationsOn = (chainId: number) => (chainId === 1 ? 3 : 1);

/** Addresses and the chain come only from the settings file: one build serves the test and the live chain. */
const schema = v.pipe(
  v.object({
    ...variables,
    CHAIN_ID: v.pipe(v.number(), v.integer(), v.minValue(1)),
    OLD_TOKEN: address,
    NEW_TOKEN: address,
    MIGRATION_SPENDER: v.optional(address),
  }),
  v.transform((settings) => ({
    ...settings,
    CONFIRMATIONS: settings.CONFIRMATIONS ?? confirmationsOn(settings.CHAIN_ID),
  })),
);

/** Settings of the page (README, "Token swap"). Empty text means "not set". */
export type Settings = v.InferOutput<typeof schema>;

export class SettingsError extends Error {}

/**
 * Merges the settings file over the build's `VITE_*`. Returns null while the swap is not open. Throws SettingsError
 * for an invalid file and the error of `fetch` when it cannot be loaded.
 */
export async function loadSettings(): Promise<Settings | null> {
  const response = await limited(() => fetch('/migration-config.json', { cache: 'no-store' }));
  if (!response.ok) throw new Error(`The settings answered ${response.status}`);
  const file = v.safeParse(v.record(v.string(), v.unknown()), await response.json());
  if (!file.success) throw new SettingsError('no object');
  if (Object.keys(file.output).length === 0) return null;
  const parsed = v.safeParse(schema, { ...builtIn(), ...file.output });
  if (!parsed.success) throw new SettingsError(v.getDotPath(parsed.issues[0]) ?? '');
  return parsed.output;
}

function builtIn(): Record<string, unknown> {
  const env = import.meta.env as Record<string, unknown>;
  const given = Object.keys(variables).map((name) => [name, env[`VITE_${name}`]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== ''));
}
