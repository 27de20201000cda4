import { Pause, Play, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { createSelector } from '@reduxjs/toolkit';
import { maxSearchTermLength } from '@/shared/config/limits';
import { useSight } from '@/shared/lib/sight/useSight';
import { usePagedList } from '@/shared/store/usePagedList';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { IconButton } from '@/shared/ui/iconButton/IconButton';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { StillWorking } from '@/shared/ui/stillWorking/StillWorking';
import type { GifsState } from '../entities';
import { foundGifs } from '../lists';
import type { Gif } from '../types';
import { GifGrid } from './GifGrid';
import styles from './GifPicker.module.css';
import { useGifPickerTexts } from './gifPickerTexts';
import { useTypedTerm } from './useTypedTerm';

const selectFound = createSelector(
  [(state: GifsState) => state.gifs, (_: GifsState, ids: readonly string[]) => ids],
  (all, ids) => ids.flatMap((id) => all[id] ?? []),
);

interface GifPickerProps {
  onPick: (gif: Gif) => void;
  onClose: () => void;
}

/**
 * Searches GIFs, starting with the popular ones, and hands over the picked one (POST-03). They play unless the
 * member prefers reduced motion, and can always be paused (WCAG 2.2.2).
 */
export function GifPicker({ onPick, onClose }: GifPickerProps) {
  const t = useGifPickerTexts();
  const { typed, setTyped, term } = useTypedTerm();
  const { ids, isLoading, hasMore, error, loadMore, reload, cancel } = usePagedList(foundGifs, term);
  const found = useSelector((state: GifsState) => selectFound(state, ids));
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const picker = useRef<HTMLDivElement>(null);
  useEffect(() => {
    picker.current?.scrollIntoView({ block: 'end' });
  }, []);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [isEndNear, setIsEndNear] = useState(false);
  const end = useSight(setIsEndNear, { root: scroller, rootMargin: '300px 0px' });
  useEffect(() => {
    if (isEndNear && error === null) loadMore();
  }, [isEndNear, error, loadMore, ids.length]);

  const isEmpty = found.length === 0;
  return (
    <div
      ref={picker}
      className={styles.picker}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        // Keeps the surrounding dialog open.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.head}>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          maxLength={maxSearchTermLength}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            scroller?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus();
          }}
          autoFocus
        />
        <IconButton
          icon={isPlaying ? Pause : Play}
          label={t(isPlaying ? 'pause' : 'play')}
          onClick={() => setIsPlaying(!isPlaying)}
        />
        <IconButton icon={X} label={t('close')} onClick={onClose} />
      </div>
      <div ref={setScroller} className={styles.scroller} aria-busy={isLoading}>
        {!isEmpty && <GifGrid gifs={found} isPlaying={isPlaying} onPick={onPick} />}
        {error !== null && (
          <ErrorState title={t('failed')} error={error} onRetry={isEmpty ? reload : loadMore} />
        )}
        {isEmpty && error === null && isLoading && (
          <div className={styles.columns} aria-label={t('loading')} role="status">
            {[120, 90, 140, 100, 130, 90].map((height, index) => (
              <Skeleton key={index} height={height} shape="block" />
            ))}
          </div>
        )}
        {error === null && isLoading && <StillWorking key={term} onCancel={cancel} />}
        {isEmpty && error === null && !isLoading && (
          <p className={styles.none} role="status">
            {t('none')}
          </p>
        )}
        {!isEmpty && hasMore && <div ref={end} className={styles.end} />}
      </div>
    </div>
  );
}
