import { usePostTexts } from './postTexts';

/** The words of the lightbox. */
export function useLightboxLabels() {
  const t = usePostTexts();
  return {
    label: t('lightbox.label'),
    previous: t('lightbox.previous'),
    next: t('lightbox.next'),
    close: t('lightbox.close'),
    zoomIn: t('lightbox.zoomIn'),
    zoomOut: t('lightbox.zoomOut'),
    counter: (position: number, total: number) => t('lightbox.counter', { position, total }),
  };
}
