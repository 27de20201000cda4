import type { RefusedFile } from '../useUploads';
import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import styles from './RefusedFiles.module.css';
import { useUploadTexts } from './uploadTexts';

interface RefusedFilesProps {
  refused: readonly RefusedFile[];
  /** Text for files beyond the limit. */
  tooMany: string;
  onDismiss: () => void;
}

/** Lists the refused files with their reasons (VAL-03). */
export function RefusedFiles({ refused, tooMany, onDismiss }: RefusedFilesProps) {
  const t = useUploadTexts();
  const validation = useTexts('validation');
  const texts = {
    imageTooLarge: validation('imageTooLarge'),
    imageFormat: validation('imageFormat'),
    tooMany,
  };
  return (
    <div className={styles.notice}>
      <Banner
        kind="error"
        action={
          <Button size="sm" variant="quiet" onClick={onDismiss}>
            {t('dismissRefused')}
          </Button>
        }
      >
        <ul className={styles.refused}>
          {refused.map(({ name, reason }, index) => (
            <li key={index}>
              {texts[reason]}: <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
