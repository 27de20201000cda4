import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalChain, type LocalChain } from '../../../chain/localChain';
import { settingsFingerprint } from '../../../chain/settingsFingerprint';
import { callNode } from '../../../chain/rpc';
import { ConfigError, readConfig } from '../../config';
import { silentLog } from '../../log';
import { startTestSite, type TestSite } from '../../testing/site';
import { openMigration } from './migration';

let chain: LocalChain;
let site: TestSite;
let folder = '';
beforeAll(async () => {
  chain = await startLocalChain({ port: 0, stateDir: null });
  site = await startTestSite();
  folder = await mkdtemp(join(tmpdir(), 'kith-settings-'));
});
afterAll(async () => {
  await chain.stop();
  site.close();
  await rm(folder, { recursive: true, force: true });
});

let said: string[] = [];
beforeEach(() => (said = []));
const note = (message: string) => void said.push(message);
const log = { ...silentLog, info: note, warn: note, error: note };

/** Opens the swap with these settings, as the start of the server does. */
async function openWith(changes: object, file = 'swap.json') {
  const path = join(folder, file);
  const { oldToken, newToken, rpcUrl } = chain;
  const fitting = { CHAIN_ID: 31_337, OLD_TOKEN: oldToken, NEW_TOKEN: newToken, READ_RPC_URL: rpcUrl };
  await writeFile(path, JSON.stringify({ ...fitting, ...changes }));
  return openMigration({ ...readConfig({}), migrationSettings: path }, log);
}
/** The message of the refusal; fails when the settings are taken. */
const refusal = async (changes: object) => {
  const error = await openWith(changes).then(() => null, String);
  expect(error).toContain('swap.json: ');
  return error;
};
const flipCase = (address: string) =>
  address.replace(/[a-f]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
const plainAccount = () => chain.holders[0] ?? '';

describe('settings by themselves', () => {
  it('MIG-13 with a wrong checksum are refused by name; small letters alone have none', async () => {
    for (const name of ['OLD_TOKEN', 'NEW_TOKEN', 'MIGRATION_SPENDER']) {
      const address = name === 'OLD_TOKEN' ? chain.oldToken : chain.newToken;
      expect(await refusal({ [name]: flipCase(address) })).toContain(`${name} has a wrong checksum`);
      await openWith({ [name]: address.toLowerCase() });
    }
  });

  it('MIG-13 with one contract in two places are refused, however it is written', async () => {
    expect(await refusal({ NEW_TOKEN: chain.oldToken.toLowerCase() })).toContain(
      'NEW_TOKEN is the same as OLD_TOKEN',
    );
    expect(await refusal({ MIGRATION_SPENDER: chain.oldToken })).toContain(
      'MIGRATION_SPENDER is the same as OLD_TOKEN',
    );
  });

  it('MIG-13 are checked without any node too', async () => {
    expect(await refusal({ NEW_TOKEN: chain.oldToken, READ_RPC_URL: undefined })).toContain('NEW_TOKEN');
  });
});

describe('settings held against their chain', () => {
  it('MIG-13 open the swap when everything fits', async () => {
    const { settings } = await openWith({ DECIMALS: 18, MIGRATION_SPENDER: chain.newToken });
    expect(settings).toMatchObject({ OLD_TOKEN: chain.oldToken, NEW_TOKEN: chain.newToken });
    expect(said.filter((line) => line.includes('not checked'))).toEqual([]);
  });

  it.each(['OLD_TOKEN', 'NEW_TOKEN', 'MIGRATION_SPENDER'])(
    'MIG-13 are refused when %s is an account without code',
    async (name) => {
      expect(await refusal({ [name]: plainAccount() })).toContain(`${name} is not the address of a contract`);
    },
  );

  it('MIG-13 are refused when the spender is an account that only lends its calls to a contract', async () => {
    const lending = `0xef0100${chain.newToken.slice(2)}`;
    const account = chain.holders[3] ?? '';
    await callNode(chain.rpcUrl, 'anvil_setCode', account, lending);
    expect(await refusal({ MIGRATION_SPENDER: account })).toContain('MIGRATION_SPENDER');
  });

  it('MIG-13 are refused when the contracts belong to others', async () => {
    // A second old token, which the new one knows nothing of.
    const code = await callNode(chain.rpcUrl, 'eth_getCode', chain.oldToken, 'latest');
    const other = `0x${'0'.repeat(36)}beef`;
    await callNode(chain.rpcUrl, 'anvil_setCode', other, code);
    expect(await refusal({ OLD_TOKEN: other })).toContain('NEW_TOKEN belongs to other contracts');
    expect(await refusal({ OLD_TOKEN: other, MIGRATION_SPENDER: chain.newToken })).toContain(chain.oldToken);
  });

  it('MIG-13 take contracts without such getters', async () => {
    const old = await callNode(chain.rpcUrl, 'eth_getCode', chain.oldToken, 'latest');
    const other = `0x${'0'.repeat(36)}cafe`;
    await callNode(chain.rpcUrl, 'anvil_setCode', other, old);
    await openWith({ NEW_TOKEN: other, MIGRATION_SPENDER: chain.postRegistry });
  });

  it('MIG-13 are refused for another chain or other decimals, whichever node says so', async () => {
    expect(await refusal({ CHAIN_ID: 1 })).toContain("CHAIN_ID is 1, but the node's chain is 31337");
    expect(await refusal({ READ_RPC_URL: undefined, RPC_TO_ADD: chain.rpcUrl, CHAIN_ID: 1 })).toContain(
      'RPC_TO_ADD',
    );
    expect(await refusal({ DECIMALS: 6 })).toContain('DECIMALS is 6, but the tokens have 18');
  });

  it('MIG-13 open the swap with a warning while no node answers', async () => {
    site.answer = (_request, response) => response.writeHead(500).end();
    const dead = `http://127.0.0.1:${site.port}/`;
    for (const url of [dead, undefined]) {
      said = [];
      const { settings } = await openWith({ OLD_TOKEN: plainAccount(), READ_RPC_URL: url });
      expect(settings).not.toBeNull();
      expect(said.join()).toContain('not checked');
    }
  });

  it('MIG-13 are refused as wrong settings of the server are', async () => {
    await expect(openWith({ CHAIN_ID: 1 })).rejects.toThrow(ConfigError);
  });
});

describe('the fingerprint', () => {
  const contracts = { CHAIN_ID: 1, OLD_TOKEN: `0x${'1a'.repeat(20)}`, NEW_TOKEN: `0x${'2b'.repeat(20)}` };

  it('MIG-13 is that of the chain and the contracts, whatever is written out', async () => {
    // printf '{"CHAIN_ID":1,"DECIMALS":18,"MIGRATION_SPENDER":"0x2b…","NEW_TOKEN":"0x2b…","OLD_TOKEN":"0x1a…"}' |
    // sha256sum
    const own = await settingsFingerprint(contracts);
    expect(own).toBe('48df 8a4c bf5b 9d85 cf24');
    const written = {
      ...contracts,
      OLD_TOKEN: contracts.OLD_TOKEN.toUpperCase().replace('0X', '0x'),
      MIGRATION_SPENDER: contracts.NEW_TOKEN,
      DECIMALS: 18,
      ARTICLE_URL: 'https://kith.example/article',
    };
    expect(await settingsFingerprint(written)).toBe(own);
    const others = [
      { CHAIN_ID: 2 },
      { OLD_TOKEN: contracts.NEW_TOKEN },
      { NEW_TOKEN: contracts.OLD_TOKEN },
      { MIGRATION_SPENDER: contracts.OLD_TOKEN },
      { DECIMALS: 6 },
    ].map((change) => settingsFingerprint({ ...contracts, ...change }));
    expect(new Set([own, ...(await Promise.all(others))]).size).toBe(6);
  });

  it('MIG-13 is printed at the start and served with the settings', async () => {
    const { settings } = await openWith({});
    if (settings === null) throw new TypeError('The swap is closed');
    expect(settings.SETTINGS_FINGERPRINT).toBe(await settingsFingerprint(settings));
    expect(said.join()).toContain(settings.SETTINGS_FINGERPRINT);
  });
});

it('MIG-08 an explorer is served without the slashes at its end', async () => {
  const { settings } = await openWith({ EXPLORER_URL: 'https://explorer.example/base//' });
  expect(settings?.EXPLORER_URL).toBe('https://explorer.example/base');
});
