import { useCallback, type ComponentProps } from 'react';
import { useObjectUrl } from './useObjectUrl';

interface LocalVideoProps extends Omit<ComponentProps<'video'>, 'src' | 'ref'> {
  file: Blob;
}

/** A video of this device. It stops reading before its address ends, which a browser would report as a fault. */
export function LocalVideo({ file, ...rest }: LocalVideoProps) {
  const address = useObjectUrl(file);
  const hold = useCallback((video: HTMLVideoElement) => {
    return () => {
      video.removeAttribute('src');
      video.load();
    };
  }, []);
  return <video ref={hold} src={address} playsInline {...rest} />;
}
