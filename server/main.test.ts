import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleForNode } from './testing/bundle';

let server = '';
let folder = '';

beforeAll(async () => {
  server = await bundleForNode('server/main.ts');
  folder = await mkdtemp(join(tmpdir(), 'kith-main-'));
});
afterAll(async () => {
  await rm(dirname(server), { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [server],
      { cwd: folder, env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : error.code, output: stdout + stderr });
      },
    );
  });
}

describe('the start', () => {
  it('SRV-01 ends with 1 and names every setting that is wrong', async () => {
    const { code, output } = await start({
      PORT: 'eighty',
      DATA_DIR: join(folder, 'data'),
      TRUST_PROXY: 'yes',
    });
    expect(code).toBe(1);
    expect(output).toContain('The settings are not right.');
    expect(output).toContain('PORT must be a whole number');
    expect(output).toContain('TRUST_PROXY must be a whole number');
    expect(output).not.toContain('    at ');
  });
});
