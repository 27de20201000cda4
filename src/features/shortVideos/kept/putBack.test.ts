import 'fake-indexeddb/auto';
import { Blob as NodeBlob } from 'node:buffer';
import { clear, keys } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readKept } from './keptVideo';
import { keepOutgoing } from './outgoing';
import { putBack } from './putBack';

const member = '7';

describe('a short video that is no longer sent', () => {
  beforeEach(async () => {
    // The browser's store keeps bytes, that of these tests only bytes of Node.
    vi.stubGlobal('Blob', NodeBlob);
    await clear();
    const file = new Blob(['film'], { type: 'video/mp4' });
    await keepOutgoing(member, { id: 'a', file, name: 'film.mp4', text: 'Sea', cover: null, captions: null });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  /** Refuses so many files, as a browser without room does. */
  function refuse(count: number): void {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    for (let refused = 0; refused < count; refused += 1)
      put.mockImplementationOnce(() => {
        throw new DOMException('No room', 'QuotaExceededError');
      });
  }

  it('CLIP-02 is the unfinished one, also where there is no room for it twice', async () => {
    refuse(1);
    expect(await putBack(member, 'a')).toBe(true);
    expect(await readKept(member)).toMatchObject({ name: 'film.mp4', work: { text: 'Sea' } });
  });

  it('CLIP-02 says that it could not be kept', async () => {
    refuse(2);
    expect(await putBack(member, 'a')).toBe(false);
    expect(await keys()).toEqual([]);
  });
});
