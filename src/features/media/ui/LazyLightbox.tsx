import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';

/** The lightbox, loaded when the first photo is opened. */
export const LazyLightbox = lazyOverlay(async () => (await import('./Lightbox')).Lightbox);
