import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/shared/store/testStore';
import { demoClip } from '../../../../server/testing/videos';
import { probeVideo } from '../studio/mediaTools';
import { useNewVideo } from './useNewVideo';

describe('a new short video', () => {
  let bytes: Uint8Array<ArrayBuffer>;
  beforeEach(async () => {
    bytes = new Uint8Array(await demoClip('harbour.mp4'));
  });

  const fileNamed = (name: string) => new File([bytes], name, { type: 'video/mp4' });
  /** A file that nobody can read before `until`. */
  const heldBack = (name: string, until: Promise<unknown>) => {
    const slice = (start?: number, end?: number) => {
      const part = new Blob([bytes.slice(start, end)]);
      return Object.assign(part, { arrayBuffer: () => until.then(() => bytes.slice(start, end).buffer) });
    };
    return Object.assign(fileNamed(name), { slice });
  };
  const takesOf = (...files: File[]) => files.map((file, id) => ({ id, file, seconds: 6 }));

  function setUp() {
    const until = deferred<null>();
    const { result } = renderHook(() => useNewVideo('7'));
    const release = () => until.resolve(null);
    return {
      video: () => result.current,
      takes: takesOf(heldBack('a.mp4', until.promise), fileNamed('b')),
      release,
    };
  }

  it('CLIP-02 is what was filmed, with its takes joined', async () => {
    const { video, takes, release } = setUp();
    release();
    await act(async () => expect(await video().film(takes)).toBe('opened'));
    expect(video()).toMatchObject({
      isReading: false,
      source: { isRecorded: true, joins: [expect.closeTo(6, 0)] },
    });
  });

  it('CLIP-02 is the file that was chosen while takes were joined', async () => {
    const { video, takes, release } = setUp();
    let filmed = Promise.resolve('');
    act(() => void (filmed = video().film(takes)));
    act(() => void video().choose(fileNamed('harbour.mp4')));
    await waitFor(() =>
      expect(video().source).toMatchObject({ name: 'harbour.mp4', probe: { hasSound: true } }),
    );
    release();
    await act(async () => expect(await filmed).toBe('left'));
    expect(video()).toMatchObject({ isReading: false, source: { name: 'harbour.mp4' } });
  });

  it('CLIP-02 is none where its takes were joined after one has gone back', async () => {
    const { video, takes, release } = setUp();
    let filmed = Promise.resolve('');
    act(() => void (filmed = video().film(takes)));
    expect(video().isReading).toBe(true);
    act(() => video().leave());
    expect(video().isReading).toBe(false);
    release();
    await act(async () => expect(await filmed).toBe('left'));
    expect(video().source).toBeNull();
  });

  it('CLIP-02 is none where one began to film while a file was read', async () => {
    const until = deferred<null>();
    const { video } = setUp();
    const file = heldBack('harbour.mp4', until.promise);
    const slice = vi.spyOn(file, 'slice');
    act(() => void video().choose(file));
    await waitFor(() => expect(slice).toHaveBeenCalled());
    act(() => video().recall(null));
    until.resolve(null);
    // Read later, so that the first reading is done by then.
    await act(async () => expect(await probeVideo(file)).not.toBeNull());
    expect(video()).toMatchObject({ isReading: false, source: null });
  });

  it('CLIP-02 keeps the takes where they cannot be joined', async () => {
    const { video } = setUp();
    const takes = takesOf(new File(['no video'], 'a'), new File(['no video'], 'b'));
    await act(async () => expect(await video().film(takes)).toBe('failed'));
    expect(video()).toMatchObject({ joinFault: 'cannot', takes, source: null, isReading: false });
  });
});
