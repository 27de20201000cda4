import { useMemo } from 'react';
import { useGridKeys } from '@/shared/lib/gridKeys/useGridKeys';
import { isOwnPath } from '@/shared/store/navigation';
import { neighbour, toColumns } from '../columns';
import type { Gif } from '../types';
import styles from './GifPicker.module.css';
import { useGifTexts } from './gifTexts';

const columnCount = 3;

/** GIFs in three columns; the arrows go where the eye goes, Enter picks (POST-03). */
export function GifGrid({ gifs, onPick }: { gifs: readonly Gif[]; onPick: (gif: Gif) => void }) {
  const t = useGifTexts();
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
                <button
                  key={gif.id}
                  type="button"
                  role="option"
                  aria-selected="false"
                  aria-label={gif.title === '' ? t('untitled') : gif.title}
                  className={styles.gif}
                  style={{ aspectRatio: gif.width / gif.height }}
                  {...itemProps(index)}
                  onClick={() => onPick(gif)}
                >
                  {/* No server of others learns who looks for what. */}
                  {isOwnPath(gif.previewUrl) && (
                    <img src={gif.previewUrl} alt="" loading="lazy" decoding="async" />
                  )}
                </button>
              )
            );
          })}
        </div>
      ))}
    </div>
  );
}
