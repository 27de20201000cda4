import { Archive } from 'lucide-react';
import { useRequest } from '@/shared/store/useRequest';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { archiveGroup } from '../requests';
import styles from '../links/Links.module.css';
import type { Group } from '../types';
import { useGroupPageTexts } from './groupPageTexts';
import { mayArchive } from './mayArchive';

/** Says that a group is an archive; its owner brings it back here (GRP-06). */
export function ArchiveBanner({ group }: { group: Group }) {
  const t = useGroupPageTexts();
  const { id, permalink } = group;
  const { isPending, send } = useRequest(archiveGroup, { id });
  return (
    <div className={styles.offer} role="status">
      <Banner
        kind="info"
        icon={Archive}
        action={
          mayArchive(group) && (
            <Button
              size="sm"
              isLoading={isPending}
              loadingLabel={t('archiving')}
              onClick={() => send({ id, permalink, isArchived: false })}
            >
              {t('reopen')}
            </Button>
          )
        }
      >
        {t('archived')}
      </Banner>
    </div>
  );
}
