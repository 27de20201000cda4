import { useRef, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button/Button';
import type { Selection } from '@/shared/ui/selection/useSelection';
import { MonthScrubber } from '../grid/MonthScrubber';
import { OpenedPhoto } from '../grid/OpenedPhoto';
import { PhotoGrid } from '../grid/PhotoGrid';
import { useRereadOnce } from '../grid/useRereadOnce';
import { useViewer } from '../grid/useViewer';
import { useAlbumTexts } from './albumTexts';
import styles from './Albums.module.css';
import type { PhotoCollectionState } from './usePhotoCollection';

interface PhotoCollectionProps {
  collection: PhotoCollectionState;
  /** Accessible name of the grid. */
  label: string;
  empty: ReactNode;
  /** Lets photos be chosen. */
  choosing?: { selection: Selection; isChoosing: boolean; onChooseAll: () => void };
}

/** Photos as a grid with its months and slider, and the one named in the address in full (ALB-02, PROF-01). */
export function PhotoCollection({ collection, label, empty, choosing }: PhotoCollectionProps) {
  const t = useAlbumTexts();
  const { list, order, months, from, setFrom } = collection;
  const viewer = useViewer();
  const holder = useRef<HTMLDivElement>(null);
  const reread = useRereadOnce(list.reload);
  const hasSlider = months !== null && months.length > 1 && list.ids.length > 0;
  return (
    <div ref={holder} className={styles.collection}>
      {hasSlider && (
        <MonthScrubber
          months={months}
          from={from}
          grid={holder}
          onChoose={(month) => setFrom(month === months[0]?.month ? null : month)}
        />
      )}
      {from !== null && (
        <div className={styles.earlier}>
          <Button size="sm" variant="quiet" onClick={() => setFrom(null)}>
            {order === 'oldest' ? t('older') : t('newer')}
          </Button>
        </div>
      )}
      <PhotoGrid
        list={list}
        label={label}
        months={months}
        selection={choosing?.selection ?? null}
        isChoosing={choosing?.isChoosing ?? false}
        empty={empty}
        onOpen={viewer.open}
        onExpired={reread}
        onChooseAll={choosing?.onChooseAll ?? nothing}
      />
      <OpenedPhoto list={list} viewer={viewer} isOwn={choosing !== undefined} onExpired={reread} />
    </div>
  );
}

const nothing = () => undefined;
