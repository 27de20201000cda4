import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import type { Session } from '../session/state';
import styles from './Step.module.css';

/** Says that the chain cannot be read, and offers the ways out. */
export function SilenceBanner({ session, isSilent }: { session: Session; isSilent: boolean }) {
  const t = useTexts('migrationSession');
  return (
    <div role="status">
      {isSilent && (
        <Banner kind="warning">
          <div className={styles.allowed}>
            <p>{t('silence.text')}</p>
            <div className={styles.buttons}>
              <Button size="sm" variant="primary" onClick={() => session.send({ type: 'lookAgain' })}>
                {t('silence.again')}
              </Button>
              <Button size="sm" onClick={session.end}>
                {t('silence.other')}
              </Button>
            </div>
          </div>
        </Banner>
      )}
    </div>
  );
}
