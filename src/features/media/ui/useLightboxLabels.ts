import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { useLightboxTexts } from './lightboxTexts';

/** @param by name of whose photos they are, where it is known */
export function useLightboxLabels(by: string | null = null) {
  const t = useLightboxTexts();
  return {
    label: t('label'),
    dialog: (position: number, total: number) => t('photo', { position, total }),
    previous: t('previous'),
    next: t('next'),
    close: t('close'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    download: t('download'),
    showText: t('showText'),
    hideText: t('hideText'),
    alt: t('alt'),
    describe: t('describe'),
    showBeside: t('showBeside'),
    hideBeside: t('hideBeside'),
    photo: (position: number, total: number) =>
      by === null ? t('photo', { position, total }) : t('photoBy', { position, total, name: by }),
    counter: (position: number, total: number) =>
      t('counter', { position: formatNumber(position), total: formatNumber(total) }),
  };
}
