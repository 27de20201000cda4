import 'fake-indexeddb/auto';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import { clear, get } from 'idb-keyval';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it, vi } from 'vitest';
import { registerFile, releaseAllFiles, uploadPath } from '@/features/media/registry';
import { toKeptLink } from '@/features/previews/keptLink';
import { settle } from '@/shared/store/testStore';
import { emptyComposition, type Composition, type CompositionChange } from './composition';
import { readDraft, saveDraft } from './drafts';
import { useKeptDraft } from './useKeptDraft';

/** Keeps all that is asked of the browser's store waiting until the answer is called. */
async function holdStore(): Promise<() => void> {
  const opening = indexedDB.open('keyval-store');
  const database = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result);
  });
  const store = database.transaction('keyval', 'readwrite').objectStore('keyval');
  let isHeld = true;
  const askAgain = () => {
    if (isHeld) store.get('none').onsuccess = askAgain;
    else database.close();
  };
  askAgain();
  return () => {
    isHeld = false;
  };
}

const address = { memberId: '1', kind: 'post', place: 'user/1' } as const;
const link = { link: null, preview: null, dismissed: [], restore: () => undefined };
const uploads = [{ id: 'p', name: 'lake.png' }];
const change = () => undefined;
const editorOf = (composition: Composition) => ({ composition, change, uploads, link });

// Member 1 of another file may have left a draft.
beforeEach(() => clear());

it('POST-09 G5 a post handed over while its draft is being stored keeps its photos', async () => {
  registerFile('p', new Blob(['lake']), uploadPath);
  const store = configureStore({ reducer: () => ({}) });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result, rerender } = renderHook(
    (composition: Composition) =>
      useKeptDraft(address, editorOf(composition), composition.text + composition.uploads.join('') === ''),
    { wrapper, initialProps: emptyComposition },
  );
  const write = (composition: Partial<Composition>) => rerender({ ...emptyComposition, ...composition });
  const isKept = async () => (await get('photo/1/p')) !== undefined;
  write({ text: 'Kiln', uploads: ['p'] });
  await expect.poll(isKept).toBe(true);

  const goOn = await holdStore();
  write({ text: 'Kiln.', uploads: ['p'] });
  act(() => result.current.handOver());
  write({});
  goOn();
  await expect.poll(() => readDraft(address)).toBeNull();
  write({ text: 'Next' });
  await expect.poll(async () => (await readDraft(address))?.text).toBe('Next');
  expect(await isKept()).toBe(true);
  releaseAllFiles();
});

it('POST-09 what is typed while the photos of a draft are read stays', async () => {
  const place = { ...address, place: 'user/2' };
  const draft = { text: 'From before', gif: null, onChain: true, link: toKeptLink(link) };
  await saveDraft(place, { ...draft, photos: [{ id: 'q', name: 'lake.png', alt: '' }] }, null).conflict;
  const store = configureStore({ reducer: () => ({}) });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const changes: CompositionChange[] = [];
  const restored = (change: CompositionChange) => changes.push(change);
  const { result, rerender } = renderHook(
    (composition: Composition) =>
      useKeptDraft(place, { ...editorOf(composition), change: restored }, composition.text === ''),
    { wrapper, initialProps: emptyComposition },
  );
  const found = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'get');
  const read = found?.value as IDBObjectStore['get'];
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function typing(this: IDBObjectStore, key) {
    if (key === 'photo/1/q') rerender({ ...emptyComposition, text: 'Typed now' });
    return read.call(this, key);
  });
  await expect.poll(() => result.current.other?.text).toBe('From before');
  expect(changes).toEqual([]);
  vi.restoreAllMocks();
});

it("POST-09 what is typed while the photos of another tab's draft are read stays, and one is still asked", async () => {
  const place = { ...address, place: 'user/3' };
  const draft = { text: 'Of the other tab', gif: null, onChain: true, link: toKeptLink(link) };
  const photos = [{ id: 'r', name: 'lake.png', alt: '' }];
  const store = configureStore({ reducer: () => ({}) });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const changes: CompositionChange[] = [];
  const restored = (change: CompositionChange) => changes.push(change);
  const { result, rerender } = renderHook(
    (composition: Composition) =>
      useKeptDraft(place, { ...editorOf(composition), change: restored }, composition.text === ''),
    { wrapper, initialProps: emptyComposition },
  );
  rerender({ ...emptyComposition, text: 'Mine' });
  await expect.poll(async () => (await readDraft(place))?.text).toBe('Mine');
  const version = (await readDraft(place))?.version ?? null;
  await saveDraft(place, { ...draft, photos }, version).conflict;
  rerender({ ...emptyComposition, text: 'Mine.' });
  await expect.poll(() => result.current.other?.text).toBe('Of the other tab');

  const goOn = await holdStore();
  act(() => void result.current.takeOther());
  rerender({ ...emptyComposition, text: 'Mine, and more' });
  goOn();
  await get('none');
  await act(settle);
  expect(changes).toEqual([]);
  expect(result.current.other?.text).toBe('Of the other tab');
});
