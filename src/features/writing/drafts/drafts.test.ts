import 'fake-indexeddb/auto';
import { clear, get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '@/shared/lib/time/durations';
import { readDraft, saveDraft, type DraftContent } from './drafts';
import { eraseMember, keepPhoto, sweep } from '../storage/browserStorage';
import { hasUnsentText, storedKeys } from '../storage/storedKeys';
import type { TextKind } from '../storage/textAddress';

const post = (memberId: string, place: string) => ({ memberId, kind: 'post', place }) as const;
const own = 'user/1';
const group = 'group/1';
const link = { link: null, preview: null, dismissed: [] };
const content = (text: string, photos: DraftContent['photos'] = []) => ({
  text,
  gif: null,
  onChain: true,
  link,
  photos,
});

/** Saves what a tab wrote that read the draft at `base`, and answers the version that it goes on from. */
async function save(memberId: string, place: string, text: string, base: string | null = null) {
  const { version, conflict } = saveDraft(post(memberId, place), content(text), base);
  return { version, other: await conflict };
}
const textOf = async (memberId: string, place: string) =>
  (await readDraft(post(memberId, place)))?.text ?? null;

beforeEach(async () => {
  await eraseMember('1');
  await eraseMember('2');
  await clear();
});
afterEach(() => vi.restoreAllMocks());

describe('POST-09 drafts', () => {
  it('keeps one per member and wall', async () => {
    await save('1', own, 'Mine');
    await save('1', group, 'For the group');
    await save('2', own, "Somebody else's");
    expect(await textOf('1', own)).toBe('Mine');
    expect(await textOf('1', group)).toBe('For the group');
    expect(await textOf('2', own)).toBe("Somebody else's");
    expect(await textOf('2', group)).toBeNull();
  });

  it('goes on from what it saved itself', async () => {
    const first = await save('1', own, 'M');
    const second = await save('1', own, 'Mi', first.version);
    expect(second.other).toBeNull();
    expect(await textOf('1', own)).toBe('Mi');
  });

  it('never writes over what another tab saved, nor erases it, and answers it', async () => {
    const shared = await save('1', own, 'Shared');
    await save('1', own, 'Changed there', shared.version);
    const here = await save('1', own, 'Changed here', shared.version);
    expect(here.other).toMatchObject({ text: 'Changed there' });
    await save('1', own, '', shared.version);
    expect(await textOf('1', own)).toBe('Changed there');
    const chosen = await save('1', own, 'Changed here', here.other?.version);
    expect(chosen.other).toBeNull();
    expect(await textOf('1', own)).toBe('Changed here');
  });

  it('erases the draft of an emptied text', async () => {
    const { version } = await save('1', own, 'Mine');
    await save('1', own, '  ', version);
    expect(await readDraft(post('1', own))).toBeNull();
    expect(hasUnsentText('1')).toBe(false);
  });

  it('AUTH-08 erases all of one member, photos too, and nothing of another', async () => {
    await save('1', own, 'Mine');
    await keepPhoto('1', 'p', new Blob(['p']));
    await save('1', group, 'For the group');
    await save('2', own, "Somebody else's");
    await eraseMember('1');
    expect(hasUnsentText('1')).toBe(false);
    expect(await readDraft(post('1', own))).toBeNull();
    expect(await get('photo/1/p')).toBeUndefined();
    expect(await textOf('2', own)).toBe("Somebody else's");
  });

  it('AUTH-08 knows what was written and erased while old content is looked for', async () => {
    const { version } = await save('1', own, 'Mine');
    const looking = sweep();
    const written = save('1', group, 'For the group');
    const emptied = save('1', own, '  ', version);
    await Promise.all([looking, written, emptied]);
    expect([...storedKeys]).toEqual([`text/1/post/${group}`]);
    expect(await textOf('1', group)).toBe('For the group');
  });

  it('erases what is older than 30 days, nonsense and photos of nothing, and leaves what is not ours', async () => {
    const now = Date.now();
    const draft = { ...content('Fresh', [{ id: 'kept', name: 'a.png', alt: '' }]), version: 'v' };
    await set('text/1/post/user/1', { ...draft, savedAt: now - 31 * dayMs });
    await set('text/1/post/user/2', { ...draft, savedAt: now - 29 * dayMs });
    await set('text/1/post/user/3', 'nonsense');
    await set('photo/1/kept', 'bytes');
    await set('photo/1/left', 'bytes');
    await set('something else', 7);
    await sweep();
    expect(await get('text/1/post/user/1')).toBeUndefined();
    expect(await get('text/1/post/user/3')).toBeUndefined();
    expect(await textOf('1', 'user/2')).toBe('Fresh');
    expect(await get('photo/1/kept')).toBe('bytes');
    expect(await get('photo/1/left')).toBeUndefined();
    expect(await get('something else')).toBe(7);
    expect(hasUnsentText('1')).toBe(true);
  });

  it('G1 goes on from what an earlier version stored, the newer of two, each at the place of its kind', async () => {
    const savedAt = Date.now() - dayMs;
    const draft = (text: string, age = 0) => ({ ...content(text), version: text, savedAt: savedAt - age });
    const former = [
      'user/1',
      'edit/7',
      'boost/7',
      'clip/7',
      'comment/7',
      'comment/edit/8',
      'form/group/7/basic',
    ];
    for (const place of former) await set(`draft/1/${place}`, draft(place));
    await set('unsent/1/key', draft('unsent'));
    await set('draft/1/group/1', draft('older', dayMs));
    await set('text/1/post/group/1', draft('newer'));
    await set('draft/1/group/2', draft('changed there since'));
    await set('text/1/post/group/2', draft('older', dayMs));
    await sweep();
    expect((await keys<string>()).filter((key) => !key.startsWith('text/'))).toEqual([]);
    const at = async (kind: TextKind, place: string) =>
      (await readDraft({ memberId: '1', kind, place }))?.text;
    expect(await at('post', 'user/1')).toBe('user/1');
    expect(await at('edit', '7')).toBe('edit/7');
    expect(await at('boost', '7')).toBe('boost/7');
    expect(await at('clip', '7')).toBe('clip/7');
    expect(await at('comment', '7')).toBe('comment/7');
    expect(await at('comment', 'edit/8')).toBe('comment/edit/8');
    expect(await at('form', 'group/7/basic')).toBe('form/group/7/basic');
    expect(await at('unsent', 'key')).toBe('unsent');
    expect(await textOf('1', 'group/1')).toBe('newer');
    expect(await textOf('1', 'group/2')).toBe('changed there since');
    expect(hasUnsentText('1')).toBe(true);
  });

  it('G1 keeps the former entry while its copy cannot be committed', async () => {
    await set('draft/1/user/1', { ...content('Mine'), version: 'v', savedAt: Date.now() });
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await sweep();
    put.mockRestore();
    expect(await get('draft/1/user/1')).toMatchObject({ text: 'Mine' });
    await sweep();
    expect(await textOf('1', own)).toBe('Mine');
  });

  it('does without storage where it is blocked', async () => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect((await save('1', own, 'Mine')).other).toBeNull();
    expect(await readDraft(post('1', own))).toBeNull();
    await sweep();
  });
});
