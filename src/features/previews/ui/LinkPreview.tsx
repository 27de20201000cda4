import { hostOf } from '../hostOf';
import type { Preview } from '../types';
import { isOnMediaHost } from '@/shared/lib/files/isOnMediaHost';
import { isOwnPath } from '@/shared/store/navigation';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import styles from './LinkPreview.module.css';

/** Width in pixels from which a preview's picture goes above the text. */
const wideFrom = 600;

/**
 * A linked page as a card: picture, host, title, two lines (POST-08). Uses no markup of the page, and only
 * pictures of this origin and of the hosts of the settings.
 */
export function LinkPreview({ preview }: { preview: Preview }) {
  const host = hostOf(preview.url);
  if (host === null) return null;
  const { image } = preview;
  const picture = image !== null && (isOwnPath(image) || isOnMediaHost(image)) ? image : null;
  return (
    <ExternalLink href={preview.url} className={styles.card} data-wide={preview.width >= wideFrom}>
      {picture !== null && (
        <img src={picture} alt="" loading="lazy" decoding="async" className={styles.picture} />
      )}
      <span className={styles.body}>
        <span className={styles.host}>{host}</span>
        <span className={styles.title} dir="auto">
          {preview.name === '' ? preview.url : preview.name}
        </span>
        {preview.description !== '' && (
          <span className={styles.description} dir="auto">
            {preview.description}
          </span>
        )}
      </span>
    </ExternalLink>
  );
}
