import 'fake-indexeddb/auto';
import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { update } from 'idb-keyval';
import { get } from 'idb-keyval';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import type { Editor } from '../editor/useEditor';
import { emptyComposition, type Composition } from './composition';
import { readDraft } from './drafts';
import { useKeptDraft } from './useKeptDraft';

const stored = vi.hoisted(() => ({ untilReady: Promise.resolve() }));
vi.mock('idb-keyval', async (importActual) => {
  const actual = await importActual<{ get: typeof get; update: typeof update }>();
  return {
    ...actual,
    get: (key: string) => stored.untilReady.then(() => actual.get<unknown>(key)),
    update: (...call: Parameters<typeof update>) => stored.untilReady.then(() => actual.update(...call)),
  };
});
vi.mock('@/features/media/registry', () => ({
  fileOf: (id: string) => new Blob([id]),
  isRegistered: () => true,
}));

const address = { memberId: '1', kind: 'post', place: 'user/1' } as const;
const link = { link: null, preview: null, dismissed: [], restore: () => undefined };
const uploads = [{ id: 'p', name: 'lake.png' }];
const change = () => undefined;
const editorOf = (composition: Composition) => ({ composition, change, uploads, link }) as unknown as Editor;

it('POST-09 G5 a post handed over while its draft is being stored keeps its photos', async () => {
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

  let goOn: () => void = () => undefined;
  stored.untilReady = new Promise((resolve) => (goOn = resolve));
  write({ text: 'Kiln.', uploads: ['p'] });
  act(() => result.current.handOver());
  write({});
  goOn();
  await expect.poll(() => readDraft(address)).toBeNull();
  write({ text: 'Next' });
  await expect.poll(async () => (await readDraft(address))?.text).toBe('Next');
  expect(await isKept()).toBe(true);
});
