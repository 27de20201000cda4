import { LinkTabs } from '@/shared/ui/tabs/LinkTabs';
import { useAlbumTexts } from './albumTexts';

type PhotoView = 'albums' | 'all';

interface ViewTabsProps {
  view: PhotoView;
  /** Path of the page. */
  path: string;
  /** View without a query. */
  first: PhotoView;
  /** Number of albums; null until it is known. */
  albums: number | null;
}

/** Leads from albums to all photos and back; the address tells which. */
export function ViewTabs({ view, path, first, albums }: ViewTabsProps) {
  const t = useAlbumTexts();
  return (
    <LinkTabs
      label={t('views.label')}
      tabs={(['albums', 'all'] as const).map((name) => ({
        to: name === first ? path : `${path}?view=${name}`,
        label: t(`views.${name}`),
        isCurrent: view === name,
        ...(name === 'albums' && { count: albums }),
      }))}
    />
  );
}
