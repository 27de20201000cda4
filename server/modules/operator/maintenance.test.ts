import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../testing/harness';
import { listen, type Ear } from '../../testing/listening';
import { createMaintenanceLook, setMaintenance } from './maintenance';

const server = await createTestServer();
let look: () => Promise<void>;
const ears: Ear[] = [];

async function closeAll(): Promise<void> {
  for (const ear of ears.splice(0)) await ear.leave();
}

beforeEach(async () => {
  await closeAll();
  await server.reset();
  look = createMaintenanceLook(server.deps);
});
afterAll(async () => {
  await closeAll();
  await server.close();
});

const nothingToDo = () => Promise.resolve();

/** Streams of two members. */
async function openTwo(): Promise<void> {
  for (const permalink of ['amara', 'yusuf'])
    ears.push(await listen(server, await server.member({ permalink }), nothingToDo));
}

/** Looks once, and answers what each stream heard of it. */
async function heardAtLook(): Promise<string[][]> {
  await look();
  return Promise.all(ears.map(({ heard }) => heard()));
}

const isSaid = async () => (await server.call('GET', '/api/status')).body;

describe('maintenance, as streams tell it', () => {
  it('LIVE-02 OPS-06 its begin and its end, to everybody who listens, once', async () => {
    await openTwo();
    expect(await heardAtLook()).toEqual([[], []]);
    for (const isOn of [true, false]) {
      await setMaintenance(server.db, isOn);
      expect(await heardAtLook()).toEqual([[], []]);
      expect(await isSaid()).toMatchObject({ is_maintance_mode: isOn });
      expect(await heardAtLook()).toEqual([['maintenance'], ['maintenance']]);
      expect(await heardAtLook()).toEqual([[], []]);
    }
  });

  it('LIVE-03 OPS-06 nothing where nothing changed', async () => {
    await setMaintenance(server.db, true);
    await look();
    await look();
    await openTwo();
    await setMaintenance(server.db, true);
    expect(await heardAtLook()).toEqual([[], []]);
    expect(await heardAtLook()).toEqual([[], []]);
  });

  it('LIVE-02 OPS-06 not before every process says it', async () => {
    await openTwo();
    const other = { isStopping: false, isMaintenance: false };
    const otherLook = createMaintenanceLook({ ...server.deps, lifecycle: other });
    await otherLook();
    await setMaintenance(server.db, true);
    // Another process looks at any moment between two looks of this one.
    expect(await heardAtLook()).toEqual([[], []]);
    expect(other.isMaintenance).toBe(false);
    await otherLook();
    expect(await heardAtLook()).toEqual([['maintenance'], ['maintenance']]);
    expect(other.isMaintenance).toBe(true);
  });
});
