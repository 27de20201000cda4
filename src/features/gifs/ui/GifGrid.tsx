import { useMemo, useState } from 'react';
import { useGridKeys } from '@/shared/lib/gridKeys/useGridKeys';
import { isOnMediaHost } from '@/shared/lib/files/isOnMediaHost';
import { isOwnPath } from '@/shared/store/navigation';
import { neighbour, toColumns } from '../columns';
import { stillOf } from '../stillOf';
import type { Gif } from '../types';
import styles from './GifPicker.module.css';
import { useGifPickerTexts } from './gifPickerTexts';

const columnCount = 3;

interface GifGridProps {
  gifs: readonly Gif[];
  /** False: only the one under the pointer or in focus moves (WCAG 2.2.2). */
  isPlaying: boolean;
  onPick: (gif: Gif) => void;
}

/** GIFs in three columns; arrow keys follow the visual order, Enter picks (POST-03). */
export function GifGrid({ gifs, isPlaying, onPick }: GifGridProps) {
  const t = useGifPickerTexts();
  const columns = useMemo(() => toColumns(gifs, columnCount), [gifs]);
  const { itemProps } = useGridKeys(gifs.length, (from, key) => neighbour(columns, from, key));
  return (
    <div role="listbox" aria-label={t('list')} className={styles.columns}>
      {columns.map((column, at) => (
        <div key={at} role="presentation" className={styles.column}>
          {column.map(({ index }) => {
            const gif = gifs[index];
            return (
              gif && (
                <GifOption
                  key={gif.id}
                  gif={gif}
                  isPlaying={isPlaying}
                  keys={itemProps(index)}
                  onPick={onPick}
                />
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}

interface GifOptionProps extends Omit<GifGridProps, 'gifs'> {
  gif: Gif;
  keys: ReturnType<ReturnType<typeof useGridKeys>['itemProps']>;
}

function GifOption({ gif, isPlaying, keys, onPick }: GifOptionProps) {
  const t = useGifPickerTexts();
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isMoving = isPlaying || isPointed || isFocused;
  const isShown = isOwnPath(gif.previewUrl) || isOnMediaHost(gif.previewUrl);
  const shown = isMoving && isShown ? gif.previewUrl : stillOf(gif.previewUrl);
  return (
    <button
      type="button"
      role="option"
      aria-selected="false"
      aria-label={gif.title === '' ? t('untitled') : gif.title}
      className={styles.gif}
      style={{ aspectRatio: gif.width / gif.height }}
      {...keys}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => {
        keys.onFocus();
        setIsFocused(true);
      }}
      onBlur={() => setIsFocused(false)}
      onClick={() => onPick(gif)}
    >
      {/* Keeps search terms from servers of others. */}
      {shown !== null && <img src={shown} alt="" loading="lazy" decoding="async" />}
    </button>
  );
}
