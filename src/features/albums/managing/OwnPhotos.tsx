import { ListChecks } from 'lucide-react';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/emptyState/EmptyState';
import { useAlbumTexts } from '../ui/albumTexts';
import { PhotoCollection } from '../ui/PhotoCollection';
import { usePhotoCollection } from '../ui/usePhotoCollection';
import { useAlbumPageTexts } from './albumPageTexts';
import { ChoosingActs, ChoosingHead } from './ChoosingBars';
import styles from './Managing.module.css';
import { OrderMenu } from './OrderMenu';
import { useChoosing } from './useChoosing';

const orders = ['newest', 'oldest'] as const;

/** All photos of the member, from posts and albums (ALB-02). */
export function OwnPhotos({ userId }: { userId: string }) {
  const t = useAlbumPageTexts();
  const texts = useAlbumTexts();
  const collection = usePhotoCollection({ kind: 'user', id: userId }, null);
  const choosing = useChoosing(collection.list);
  const { list, order, setOrder, speaksOrders } = collection;
  const total = list.count ?? list.ids.length;
  return (
    <>
      {(total > 0 || list.isLoading) && (
        <div className={styles.tools}>
          {speaksOrders && <OrderMenu orders={orders} value={order} onChange={setOrder} />}
          <Button icon={ListChecks} onClick={choosing.start}>
            {t('select')}
          </Button>
        </div>
      )}
      {choosing.isChoosing && <ChoosingHead choosing={choosing} total={total} />}
      <PhotoCollection
        collection={collection}
        label={texts('grid')}
        choosing={{
          selection: choosing.selection,
          isChoosing: choosing.isChoosing,
          onChooseAll: choosing.chooseAll,
        }}
        empty={<EmptyState seed="photos" title={t('nonePhotos')} text={t('nonePhotosText')} />}
      />
      <ChoosingActs choosing={choosing} album={null} />
    </>
  );
}
