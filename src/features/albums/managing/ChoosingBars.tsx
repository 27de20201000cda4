import { Captions, Download, FolderInput, FolderMinus, ImageUp, Trash2, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { selectMyId } from '@/features/session/selectors';
import { useSpeaks } from '@/features/session/useSpeaks';
import { maxPhotosInArchive } from '@/shared/config/limits';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { lazyOverlay } from '@/shared/ui/lazyPart/lazyPart';
import { lazyRoomOverlay } from '@/shared/ui/lazyPart/lazyRoomOverlay';
import { BulkBar } from '@/shared/ui/selection/BulkBar';
import { photos, type PhotosState } from '../entities';
import type { Album } from '../types';
import { useAlbumPageTexts } from './albumPageTexts';
import styles from './Managing.module.css';
import { movesOf, photoDeletions, photoMoves } from './photoActs';
import { chooseCover } from './requests';
import { useArchive } from './useArchive';
import type { Choosing } from './useChoosing';

const AlbumPicker = lazyOverlay(async () => (await import('./AlbumPicker')).AlbumPicker);
const DescribeDialog = lazyRoomOverlay(async () => {
  const { DescribeDialog: Part, rooms } = await import('@/features/media/describing/DescribeDialog');
  return { default: Part, rooms };
});

interface ChoosingBarsProps {
  choosing: Choosing;
  /** Number of all photos of the list. */
  total: number;
  /** Null among all photos. */
  album: Album | null;
}

/** Says above the grid how much is chosen, and how to choose more. */
export function ChoosingHead({ choosing, total }: Omit<ChoosingBarsProps, 'album'>) {
  const t = useAlbumPageTexts();
  const { selection, isLoadingAll, chooseAll, end } = choosing;
  return (
    <div className={styles.choosing}>
      <b role="status">
        {t('chosen', { figure: formatNumber(selection.chosen.length), total: formatNumber(total) })}
      </b>
      <p>{t('selectKeys')}</p>
      <Button
        size="sm"
        variant="quiet"
        isLoading={isLoadingAll}
        loadingLabel={t('selecting')}
        onClick={chooseAll}
      >
        {t('selectAll')}
      </Button>
      <Button size="sm" onClick={end}>
        {t('done')}
      </Button>
    </div>
  );
}

/**
 * Offers at the foot of the grid what can be done with the chosen photos (ALB-02). Moving and deleting can be undone.
 */
export function ChoosingActs({ choosing, album }: Omit<ChoosingBarsProps, 'total'>) {
  const t = useAlbumPageTexts();
  const dispatch = useDispatch();
  const [opened, setOpened] = useState<'move' | 'describe' | null>(null);
  const { selection, end } = choosing;
  const { chosen } = selection;
  const albumId = album?.id ?? null;
  const close = () => setOpened(null);
  const finish = () => {
    close();
    end();
  };
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          label={t('selected', { figure: formatNumber(chosen.length) })}
          count={chosen.length}
          onClear={selection.clear}
        >
          <Acts chosen={chosen} album={album} onOpen={setOpened} onDone={end} />
        </BulkBar>
      )}
      {opened === 'move' && (
        <AlbumPicker
          title={t('picker.move')}
          currentId={albumId}
          onPick={(to) => {
            dispatch(photoMoves.act(movesOf(chosen, albumId, to)));
            finish();
          }}
          onClose={close}
        />
      )}
      {opened === 'describe' && <Describing ids={chosen} onClose={finish} />}
    </>
  );
}

function Describing({ ids, onClose }: { ids: readonly string[]; onClose: () => void }) {
  const chosen = useSelector(
    (state: PhotosState) => ids.flatMap((id) => photos.select(state, id) ?? []),
    shallowEqual,
  );
  return <DescribeDialog photos={chosen} onClose={onClose} />;
}

interface ActsProps {
  chosen: readonly string[];
  album: Album | null;
  onOpen: (dialog: 'move' | 'describe') => void;
  onDone: () => void;
}

/** Buttons of the acts that the backend speaks (ANY-06). */
function Acts({ chosen, album, onOpen, onDone }: ActsProps) {
  const t = useAlbumPageTexts();
  const dispatch = useDispatch();
  const myId = useSelector(selectMyId) ?? '';
  const arranges = useSpeaks('albums');
  const describes = useSpeaks('descriptions');
  const archives = useSpeaks('archive');
  const archive = useArchive({ keys: chosen.slice(0, maxPhotosInArchive) });
  const cover = useRequest(chooseCover, { albumId: album?.id ?? '' });
  const albumId = album?.id ?? null;
  const [only] = chosen;
  const acts: (ActButton | false)[] = [
    arranges && { label: t('move'), icon: FolderInput, onPress: () => onOpen('move') },
    arranges &&
      album !== null && {
        label: t('removeFromAlbum'),
        icon: FolderMinus,
        onPress: () => {
          dispatch(photoMoves.act(movesOf(chosen, albumId, null)));
          onDone();
        },
      },
    arranges &&
      album !== null &&
      only !== undefined &&
      chosen.length === 1 && {
        label: t('setCover'),
        icon: ImageUp,
        onPress: () => {
          cover.send({ userId: myId, albumId: album.id, changes: { cover: only } });
          onDone();
        },
      },
    describes && { label: t('describe'), icon: Captions, onPress: () => onOpen('describe') },
    archives && {
      label: t('download'),
      icon: Download,
      isLoading: archive.isPending,
      onPress: () => archive.ask(chosen.length),
    },
    {
      label: t('deletePhotos'),
      icon: Trash2,
      onPress: () => {
        dispatch(photoDeletions.act(chosen.map((key) => ({ key, albumId }))));
        onDone();
      },
    },
  ];
  return acts.map(
    (act) =>
      act !== false && (
        <Button
          key={act.label}
          size="sm"
          icon={act.icon}
          isLoading={act.isLoading ?? false}
          onClick={act.onPress}
        >
          {act.label}
        </Button>
      ),
  );
}

interface ActButton {
  label: string;
  icon: LucideIcon;
  isLoading?: boolean;
  onPress: () => void;
}
