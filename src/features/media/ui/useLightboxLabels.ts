import { useLightboxTexts } from './lightboxTexts';

export function useLightboxLabels() {
  const t = useLightboxTexts();
  return {
    label: t('label'),
    previous: t('previous'),
    next: t('next'),
    close: t('close'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    download: t('download'),
    showText: t('showText'),
    hideText: t('hideText'),
    showBeside: t('showBeside'),
    hideBeside: t('hideBeside'),
    counter: (position: number, total: number) => t('counter', { position, total }),
  };
}
