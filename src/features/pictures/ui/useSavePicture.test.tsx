import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { uploadsSlice } from '@/features/media/slice';
import { requestsReducer } from '@/shared/store/requests';
import { deferred } from '@/shared/store/testStore';
import { useSavePicture } from './useSavePicture';

class Canvas {
  getContext = () => ({ drawImage: () => undefined });
  convertToBlob = () => Promise.resolve(new Blob(['part']));
}

afterEach(() => vi.unstubAllGlobals());

it('PROF-03 sets no picture whose dialog was closed while it was cut', async () => {
  const read = deferred<object>();
  vi.stubGlobal('createImageBitmap', () => read.promise);
  vi.stubGlobal('OffscreenCanvas', Canvas);
  const reducer = combineReducers({ requests: requestsReducer, uploads: uploadsSlice.reducer });
  const store = configureStore({ reducer });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useSavePicture({ kind: 'avatar' }, () => undefined), { wrapper });
  const choice = { file: new File(['whole'], 'me.png', { type: 'image/png' }), address: 'blob:me' };
  await act(async () => {
    result.current.setArea({ x: 0, y: 0, width: 10, height: 10 });
    const saved = result.current.save(choice);
    result.current.forget();
    read.resolve({ close: () => undefined });
    await saved;
  });
  expect(store.getState().uploads).toEqual({});
  expect(result.current.isBusy).toBe(false);

  await act(() => result.current.save(choice));
  expect(Object.values(store.getState().uploads)).toMatchObject([{ name: 'me.png' }]);
});
