import { lazy, Suspense } from 'react';
import type { LightboxProps } from './Lightbox';

const Loaded = lazy(async () => ({ default: (await import('./Lightbox')).Lightbox }));

/** The lightbox, loaded when the first photo is opened. */
export function LazyLightbox(props: LightboxProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
