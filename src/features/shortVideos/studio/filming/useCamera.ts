import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLevel } from './useLevel';

export type CameraFault = 'denied' | 'missing' | 'busy';

interface Devices {
  cameras: readonly MediaDeviceInfo[];
  microphones: readonly MediaDeviceInfo[];
}

/** True where this browser can record a camera (CLIP-02). */
export function canRecord(): boolean {
  // Both are absent on pages without encryption and in old browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  return devices?.getUserMedia !== undefined && typeof MediaRecorder === 'function';
}

function faultOf(thrown: unknown): CameraFault {
  const name = thrown instanceof DOMException ? thrown.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'denied';
}

interface Chosen {
  camera?: string;
  microphone?: string;
}

/** Opens the camera with sound, or alone where there is no microphone. */
async function openDevices({ camera, microphone }: Chosen): Promise<MediaStream> {
  const video = {
    ...(camera !== undefined && { deviceId: { exact: camera } }),
    width: { ideal: 720 },
    height: { ideal: 1280 },
    frameRate: { ideal: 30, max: 30 },
  };
  const audio = microphone === undefined ? true : { deviceId: { exact: microphone } };
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio });
  } catch (thrown) {
    if (faultOf(thrown) !== 'missing') throw thrown;
    return navigator.mediaDevices.getUserMedia({ video });
  }
}

/**
 * Camera and microphone of the member, switched off when the screen is left.
 * @param onUnplugged called before the camera that was unplugged is given up
 */
export function useCamera(onUnplugged: () => void) {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [devices, setDevices] = useState<Devices | null>(null);
  const held = useRef<MediaStream>(null);
  const newest = useRef(0);

  const stop = useCallback(() => {
    newest.current += 1;
    for (const track of held.current?.getTracks() ?? []) track.stop();
    held.current = null;
    setStream(null);
  }, []);

  const start = useCallback(
    async (chosen: Chosen = {}) => {
      stop();
      const asked = newest.current;
      setFault(null);
      try {
        const given = await openDevices(chosen);
        const all = await navigator.mediaDevices.enumerateDevices();
        // Left or asked anew meanwhile.
        if (newest.current !== asked) {
          for (const track of given.getTracks()) track.stop();
          return;
        }
        held.current = given;
        setStream(given);
        setDevices({
          cameras: all.filter(({ kind }) => kind === 'videoinput'),
          microphones: all.filter(({ kind }) => kind === 'audioinput'),
        });
      } catch (thrown) {
        if (newest.current === asked) setFault(faultOf(thrown));
      }
    },
    [stop],
  );

  const tellUnplugged = useEffectEvent(onUnplugged);
  useEffect(() => {
    // A camera that is unplugged ends its track.
    const [track] = stream?.getVideoTracks() ?? [];
    const onEnded = () => {
      tellUnplugged();
      stop();
      setFault('missing');
    };
    track?.addEventListener('ended', onEnded);
    return () => track?.removeEventListener('ended', onEnded);
  }, [stream, stop]);
  useEffect(() => stop, [stop]);

  return { stream, fault, devices, level: useLevel(stream), start, stop };
}
