import { useRef, type CSSProperties, type ReactNode } from 'react';
import Carousel, { type ControllerRef, type Labels, type ZoomRef } from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import { classNames } from '@/shared/lib/classNames/classNames';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import type { Image } from '../types';
import { BesidePhoto } from './BesidePhoto';
import { FilmStrip } from './FilmStrip';
import styles from './Lightbox.module.css';
import { BesideButton, DownloadLink } from './LightboxButtons';
import { useBeside } from './useBeside';
import { useGrowing } from './useGrowing';
import { useLightboxKeys } from './useLightboxKeys';
import { useLightboxText } from './useLightboxText';

export interface LightboxLabels {
  /** Name of the photos together. */
  label: string;
  /** Name of the dialog, by the position of its photo from 1. */
  dialog: (position: number, total: number) => string;
  previous: string;
  next: string;
  close: string;
  zoomIn: string;
  zoomOut: string;
  download: string;
  showText: string;
  hideText: string;
  alt: string;
  describe: string;
  showBeside: string;
  hideBeside: string;
  /** Name of a photo without a description, by its position from 1. */
  photo: (position: number, total: number) => string;
  /** Position from 1: "2 of 12". */
  counter: (position: number, total: number) => string;
}

export interface LightboxProps {
  photos: readonly Image[];
  /** Number of all photos, where more can be loaded. */
  total?: number | undefined;
  /** Index of the visible photo; the owner changes it in `onIndex`. */
  index: number;
  labels: LightboxLabels;
  /** Called when the member has described one; left out where they are not the member's own. */
  onDescribed?: (() => void) | undefined;
  onIndex: (index: number) => void;
  onClose: () => void;
  /** Called when a photo with a limited address did not load, so that its owner fetches a fresh address. */
  onExpired?: (() => void) | undefined;
  /** Stands beside the photo where the window is wide enough, and can be hidden. */
  beside?: ReactNode;
}

/** Enlargement limit, in multiples of the photo's own pixels. */
const maxEnlargement = 3;

/**
 * Photos over the whole window: ← and → move, Home and End jump to the ends, Escape closes, a swipe moves or closes.
 * The keys + and −, the wheel, a double click and two fingers zoom; 0 shows the whole photo, arrows pan an enlarged
 * one. A shows the description, which the author can write, I what stands beside. Neighbours are preloaded. The page
 * behind is inert, and the focus returns afterwards.
 */
export function Lightbox(props: LightboxProps) {
  const { photos, total, index, labels, onDescribed, onIndex, onClose, onExpired, beside } = props;
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const column = useBeside(beside !== undefined);
  const shown = photos[index];
  const text = useLightboxText(shown, labels, onDescribed);
  const growing = useGrowing(shown, index);
  useLightboxKeys(controller, zoom, photos.length, { i: column.toggle, a: text.toggle });
  const go = (to: number) => {
    if (to > index) controller.current?.next({ count: to - index });
    else if (to < index) controller.current?.prev({ count: index - to });
  };
  const isSingle = photos.length === 1;
  const previews = new Map(photos.map((photo) => [fileUrl(photo), fileUrl(photo, 'medium')]));
  const hasLimited = photos.some(({ access }) => access !== null);
  return (
    <>
      <Carousel
        open
        close={onClose}
        index={index}
        slides={slidesOf(photos, (position) => labels.photo(position, total ?? photos.length))}
        className={classNames(
          styles.lightbox,
          column.isShown && styles.narrowed,
          growing.isMoving && styles.moving,
        )}
        labels={carouselLabels(labels, labels.dialog(index + 1, total ?? photos.length))}
        carousel={{
          finite: true,
          preload: 1,
          padding: 0,
          imageProps: (slide) => ({
            // In the capture phase, so that the carousel still shows the failure itself.
            onErrorCapture: hasLimited ? onExpired : undefined,
            style: previewOf(previews.get('src' in slide ? slide.src : '')),
          }),
        }}
        plugins={[Zoom]}
        zoom={{ ref: zoom, maxZoomPixelRatio: maxEnlargement, scrollToZoom: true }}
        toolbar={{
          buttons: [
            ...text.buttons,
            shown && <DownloadLink key="download" photo={shown} label={labels.download} />,
            column.isOffered && (
              <BesideButton
                key="beside"
                label={column.isShown ? labels.hideBeside : labels.showBeside}
                isOn={column.isShown}
                onPress={column.toggle}
              />
            ),
            'close',
          ],
        }}
        animation={{ fade: 160, swipe: 240, zoom: 160 }}
        controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
        on={{ view: ({ index: viewed }) => onIndex(viewed), ...growing.on }}
        render={{
          ...(isSingle ? { buttonPrev: () => null, buttonNext: () => null } : undefined),
          controls: () => (
            <>
              <p className={styles.counter} aria-live="polite">
                {labels.counter(index + 1, total ?? photos.length)}
              </p>
              {text.text}
              {!isSingle && (
                <FilmStrip photos={photos} index={index} labels={labels} total={total} onGo={go} />
              )}
              {column.isShown && <BesidePhoto onClose={onClose}>{beside}</BesidePhoto>}
            </>
          ),
        }}
      />
      {text.dialog}
    </>
  );
}

/** @param name of a photo without a description, by its position from 1 */
function slidesOf(photos: readonly Image[], name: (position: number) => string) {
  return photos.map((photo, at) => ({
    src: fileUrl(photo),
    alt: photo.alt === '' ? name(at + 1) : photo.alt,
    width: photo.width,
    height: photo.height,
  }));
}

/** The small version that the page has loaded already, for the style sheet. */
function previewOf(url = ''): CSSProperties {
  return Object.fromEntries([['--preview', `url("${url}")`]]);
}

function carouselLabels(
  { label, previous, next, close, zoomIn, zoomOut }: LightboxLabels,
  dialog: string,
): Labels {
  return {
    Lightbox: dialog,
    'Photo gallery': label,
    Previous: previous,
    Next: next,
    Close: close,
    'Zoom in': zoomIn,
    'Zoom out': zoomOut,
  };
}
