import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryInUseError, lockDataDirectory } from './lock';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kith-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a data directory', () => {
  it('SRV-01 is taken once, and can be taken again after its release', async () => {
    const dataDir = join(folder, 'data');
    const lock = await lockDataDirectory(dataDir);
    await expect(lockDataDirectory(dataDir)).rejects.toThrow(`Another server is using ${dataDir}`);
    await lock.release();
    await (await lockDataDirectory(dataDir)).release();
  });

  it('SRV-01 is the same by whatever path the directory is reached', async () => {
    const dataDir = join(folder, 'data');
    const lock = await lockDataDirectory(dataDir);
    await symlink(dataDir, join(folder, 'other'));
    await expect(lockDataDirectory(join(folder, 'other'))).rejects.toBeInstanceOf(DataDirectoryInUseError);
    await expect(lockDataDirectory(`${folder}/./data/../data/`)).rejects.toBeInstanceOf(
      DataDirectoryInUseError,
    );
    await lock.release();
  });

  it('SRV-01 lets one of many through that start at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDirectory(folder)));
    const taken = results.filter((result) => result.status === 'fulfilled');
    expect(taken).toHaveLength(1);
    await Promise.all(taken.map(({ value }) => value.release()));
  });

  it('SRV-01 of two directories do not touch each other', async () => {
    const [first, second] = [
      await lockDataDirectory(join(folder, 'a')),
      await lockDataDirectory(join(folder, 'b')),
    ];
    await Promise.all([first.release(), second.release()]);
  });
});
