import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRecording } from './useRecording';

/** Stands for the browser's recorder, which refuses a camera that is unplugged. */
class Recorder extends EventTarget {
  static isUnplugged = false;
  static isTypeSupported = () => true;
  mimeType = 'video/webm';
  state = 'inactive';
  start(): void {
    if (Recorder.isUnplugged) throw new DOMException('There are no tracks', 'NotSupportedError');
    this.state = 'recording';
  }
  stop(): void {
    if (this.state === 'inactive') return;
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
}

describe('recording', () => {
  const onTake = vi.fn();
  const onNothing = vi.fn();
  const open = () =>
    renderHook(() =>
      useRecording({ memberId: '7', stream: {} as MediaStream, room: 180, onTake, onNothing }),
    );

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal('MediaRecorder', Recorder);
    Recorder.isUnplugged = false;
  });
  afterEach(() => vi.unstubAllGlobals());

  it('CLIP-02 begins again after the camera was unplugged just before a take', async () => {
    const { result } = open();
    await act(async () => {
      const begun = result.current.start(Promise.resolve(0));
      Recorder.isUnplugged = true;
      await begun;
    });
    expect(result.current.phase).toBe('idle');
    expect(onNothing).toHaveBeenCalledOnce();
    Recorder.isUnplugged = false;
    await act(() => result.current.start(Promise.resolve(0)));
    expect(result.current.phase).toBe('recording');
  });

  it('CLIP-02 records nothing once the screen was left while a take began', async () => {
    const begin = vi.spyOn(Recorder.prototype, 'start');
    const { result, unmount } = open();
    const begun = result.current.start(Promise.resolve(0));
    unmount();
    await begun;
    expect(begin).not.toHaveBeenCalled();
    begin.mockRestore();
  });
});
