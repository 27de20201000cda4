import 'fake-indexeddb/auto';
import { Blob as NodeBlob } from 'node:buffer';
import { clear, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movedEarlier, nextIdOf, withTake } from '../studio/takes';
import { eraseOtherTakes, keepOrder, keepPart, readTakes } from './keptTakes';
import { forgetCut, keepWork, readKept } from './keptVideo';

const member = '7';
const part = (text: string) => new Blob([text], { type: 'video/webm;codecs=vp8' });

async function film(id: number, ...parts: string[]): Promise<void> {
  for (const [at, text] of parts.entries()) await keepPart(member, id, at, part(text));
}
const take = (id: number, seconds = 1) => ({ id, seconds, file: new Blob() });
const read = async () => {
  const takes = (await readTakes(member))?.takes ?? [];
  return Promise.all(takes.map(async ({ id, seconds, file }) => [id, seconds, await file.text()]));
};

describe('takes on the device', () => {
  beforeEach(async () => {
    // The browser's store keeps bytes, that of these tests only bytes of Node.
    vi.stubGlobal('Blob', NodeBlob);
    await clear();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('CLIP-02 come back in their order, and one that a crash has cut off comes last', async () => {
    await film(0, 'a', 'b');
    await film(1, 'c');
    await keepOrder(member, [take(1, 0.6), take(0, 2.4)], 2);
    await film(2, 'd', 'e', 'f');
    expect(await read()).toEqual([
      [1, 0.6, 'c'],
      [0, 2.4, 'ab'],
      [2, 3, 'def'],
    ]);
  });

  it('CLIP-02 a deleted one can come back until the others are settled', async () => {
    await film(0, 'a', 'b');
    await film(1, 'c', 'd');
    await keepOrder(member, [take(0)], 2);
    expect(await read()).toEqual([[0, 1, 'ab']]);
    await keepOrder(member, [take(0), take(1)], 2);
    expect(await read()).toHaveLength(2);
    await keepOrder(member, [take(0)], 2);
    await eraseOtherTakes(member, [take(0)], 2);
    await keepOrder(member, [take(0), take(1)], 2);
    expect(await read()).toEqual([[0, 1, 'ab']]);
  });

  it('CLIP-02 a cut-off take of a single part shows nothing', async () => {
    await film(0, 'a');
    expect(await read()).toEqual([]);
    expect(await readKept(member)).toBeNull();
  });

  it('CLIP-02 a recording of before there were takes is the first one', async () => {
    for (const [at, text] of ['a', 'b'].entries())
      await set(`video/${member}/00000${at}`, { bytes: part(text), savedAt: Date.now() });
    expect(await read()).toEqual([[0, 2, 'ab']]);
  });

  it('CLIP-02 a change of the takes forgets the cut, not the text', async () => {
    await film(0, 'a', 'b');
    const edits = { start: 1, end: 2, isMuted: false };
    await keepWork(member, { edits, cover: 1, text: 'A boat', captions: null });
    await forgetCut(member);
    expect((await readKept(member))?.work).toEqual({
      edits: null,
      cover: null,
      text: 'A boat',
      captions: null,
    });
  });

  it('CLIP-02 are numbered anew never, put in the place of one filmed again, and moved', () => {
    const takes = [take(0), take(4), take(2)];
    expect(nextIdOf(takes)).toBe(5);
    const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);
    expect(ids(withTake(takes, take(5), 4))).toEqual([0, 5, 2]);
    expect(ids(withTake(takes, take(5), null))).toEqual([0, 4, 2, 5]);
    expect(ids(movedEarlier(takes, 2))).toEqual([0, 2, 4]);
    expect(ids(movedEarlier(takes, 0))).toEqual([0, 4, 2]);
  });
});
