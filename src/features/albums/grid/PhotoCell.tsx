import { Check } from 'lucide-react';
import { memo, useMemo, type MouseEvent } from 'react';
import { useSelector } from 'react-redux';
import { fileUrl } from '@/shared/lib/files/fileUrl';
import { photos, type PhotosState } from '../entities';
import type { Photo } from '../types';
import { placeholderOf } from './placeholder';
import styles from './PhotoGrid.module.css';

/** Texts of a photo, made by the grid for all: looking them up in each cell would cost more than drawing it. */
export interface CellTexts {
  /** Accessible name: what a press does, and the place in the list. */
  nameOf: (photo: Photo, position: number, isChosen: boolean | null) => string;
  /** Mark of a photo that has an alternative text. */
  alt: string;
}

interface PhotoCellProps {
  id: string;
  /** Counted from 1. */
  position: number;
  texts: CellTexts;
  /** Pixels. */
  width: number;
  height: number;
  /** Null where photos cannot be chosen. */
  isChosen: boolean | null;
  /** True while a press on a photo chooses it. */
  isChoosing: boolean;
  isTabStop: boolean;
  hasSmall: boolean;
  onOpen: (id: string) => void;
  onToggle: (id: string, isRange: boolean) => void;
  /** Called when the limited address has expired. */
  onExpired: () => void;
}

/** A photo in the grid: opens in full, or is chosen. */
export const PhotoCell = memo(function PhotoCell(props: PhotoCellProps) {
  const { id, position, texts, width, height, isChosen, isChoosing, isTabStop, hasSmall } = props;
  const photo = useSelector((state: PhotosState) => photos.select(state, id));
  const hash = photo?.hash ?? null;
  const placeholder = useMemo(() => placeholderOf(hash), [hash]);
  if (!photo) return null;
  const press = ({ shiftKey }: MouseEvent) => (isChoosing ? props.onToggle(id, shiftKey) : props.onOpen(id));
  return (
    <div
      role="gridcell"
      className={styles.cell}
      style={{ inlineSize: width, blockSize: height }}
      data-chosen={isChosen === true}
      {...(isChosen === null ? undefined : { 'aria-selected': isChosen })}
    >
      <button
        type="button"
        className={styles.photo}
        style={placeholder}
        data-photo={id}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={texts.nameOf(photo, position, isChosen)}
        onClick={press}
      >
        <img
          {...sourcesOf(photo, width, hasSmall)}
          alt=""
          width={Math.round(width)}
          height={Math.round(height)}
          loading="lazy"
          decoding="async"
          onError={() => {
            if (photo.access !== null) props.onExpired();
          }}
        />
      </button>
      {photo.alt !== '' && (
        <span className={styles.alt} aria-hidden="true">
          {texts.alt}
        </span>
      )}
      {isChosen !== null && (
        <button
          type="button"
          className={styles.mark}
          // For pointers; keys and screen readers choose by the cell.
          tabIndex={-1}
          aria-hidden="true"
          data-on={isChosen}
          onClick={({ shiftKey }) => props.onToggle(id, shiftKey)}
        >
          {isChosen && <Check />}
        </button>
      )}
    </div>
  );
});

const squares = { thumb: 320, small: 640, medium: 1280 } as const;

/** Addresses of the sizes that may serve a cell of this width; the browser chooses by the density of the screen. */
function sourcesOf(photo: Photo, cellWidth: number, hasSmall: boolean) {
  const thumb = fileUrl(photo, 'thumb');
  const largest = Math.max(photo.width, photo.height);
  // A picture on another host has one address for all.
  if (largest === 0 || thumb === fileUrl(photo)) return { src: thumb };
  const names = hasSmall ? (['thumb', 'small', 'medium'] as const) : (['thumb', 'medium'] as const);
  const srcSet = names
    .map((name) => {
      const scale = Math.min(1, squares[name] / largest);
      return `${fileUrl(photo, name)} ${Math.max(1, Math.round(photo.width * scale))}w`;
    })
    .join(', ');
  return { src: thumb, srcSet, sizes: `${Math.round(cellWidth)}px` };
}
