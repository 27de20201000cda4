import { FilePlus2, ListChecks } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useFilePicker } from '@/features/media/useFilePicker';
import { useSpeaks } from '@/features/session/useSpeaks';
import { paths } from '@/shared/config/paths';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { lazyPart } from '@/shared/ui/lazyPart/lazyPart';
import { photoOrders } from '@/shared/wire/album';
import { albumDeselected, albumSelected } from '../chosenAlbum';
import type { Album } from '../types';
import { AlbumFrame, AlbumHead } from '../ui/AlbumPage';
import { useAlbumTexts } from '../ui/albumTexts';
import { PhotoCollection } from '../ui/PhotoCollection';
import { usePhotoCollection } from '../ui/usePhotoCollection';
import { useAlbumPageTexts } from './albumPageTexts';
import { AlbumOptions } from './AlbumOptions';
import { ChoosingActs, ChoosingHead } from './ChoosingBars';
import { OrderMenu } from './OrderMenu';
import { UploadTarget } from './UploadTarget';
import { usePhotoUpload } from './usePhotoUpload';
import { useArranging } from './useArranging';
import { useChoosing } from './useChoosing';

const ByHand = lazyPart(async () => (await import('./ByHand')).ByHand);

interface OwnAlbumProps {
  userId: string;
  albumId: string;
}

/** An album of the member: its photos, and all that its owner may do (ALB-01, ALB-02). */
export function OwnAlbum({ userId, albumId }: OwnAlbumProps) {
  return (
    <AlbumFrame userId={userId} albumId={albumId} backTo={paths.photos}>
      {(album) => <Contents key={album.id} userId={userId} album={album} />}
    </AlbumFrame>
  );
}

interface ContentsProps {
  userId: string;
  album: Album;
}

function Contents({ userId, album }: ContentsProps) {
  const t = useAlbumPageTexts();
  const texts = useAlbumTexts();
  const { id, title } = album;
  const collection = usePhotoCollection({ kind: 'user', id: userId }, id);
  const choosing = useChoosing(collection.list);
  const arranging = useArranging(collection);
  const upload = usePhotoUpload();
  const send = (files: readonly File[]) => void upload({ kind: 'album', id }, files);
  const picker = useFilePicker(send);
  const arranges = useSpeaks('albums');
  useDocumentTitle(title);
  useChosen(id, title);
  const total = collection.list.count ?? collection.list.ids.length;
  return (
    <UploadTarget label={t('drop', { name: title })} onFiles={send}>
      {picker.input}
      <AlbumHead album={album} backTo={paths.photos}>
        {arranges && (
          <OrderMenu
            orders={photoOrders}
            value={collection.order}
            onChange={(order) => (order === 'hand' ? arranging.start() : arranging.leaveFor(order))}
          />
        )}
        <AlbumOptions album={album} />
        {total > 0 && (
          <Button icon={ListChecks} onClick={choosing.start}>
            {t('select')}
          </Button>
        )}
        <Button variant="primary" icon={FilePlus2} onClick={picker.open}>
          {t('upload')}
        </Button>
      </AlbumHead>
      {arranging.isOn ? (
        <Suspense fallback={<div aria-busy="true" />}>
          <ByHand albumId={id} list={collection.list} onDone={arranging.end} />
        </Suspense>
      ) : (
        <>
          {choosing.isChoosing && <ChoosingHead choosing={choosing} total={total} />}
          <PhotoCollection
            collection={collection}
            label={texts('grid')}
            choosing={{
              selection: choosing.selection,
              isChoosing: choosing.isChoosing,
              onChooseAll: choosing.chooseAll,
            }}
            empty={
              <EmptyState
                seed="photos"
                title={t('emptyOwn')}
                text={t('emptyOwnText')}
                action={<Button onClick={picker.open}>{t('upload')}</Button>}
              />
            }
          />
          <ChoosingActs choosing={choosing} album={album} />
        </>
      )}
    </UploadTarget>
  );
}

/** Makes the album the chosen one while it shows (ALB-01). */
function useChosen(id: string, name: string): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(albumSelected({ id, name }));
    return () => void dispatch(albumDeselected());
  }, [dispatch, id, name]);
}
