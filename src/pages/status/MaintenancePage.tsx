import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { loadStatus } from '@/features/session/requests';
import { selectIsMaintenance } from '@/features/session/status';
import { paths } from '@/shared/config/paths';
import { productName } from '@/shared/config/product';
import { status } from '@/shared/i18n/en/status';
import { addTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/useTexts';
import { useDocumentTitle } from '@/shared/lib/documentTitle/useDocumentTitle';
import { useRequest } from '@/shared/store/useRequest';
import { Button } from '@/shared/ui/button/Button';
import { ButtonLink } from '@/shared/ui/button/ButtonLink';
import { Logo } from '@/shared/ui/logo/Logo';
import { PageHeading } from '@/shared/ui/pageHeading/PageHeading';
import { Tile } from '@/shared/ui/tile/Tile';
import styles from './Status.module.css';

addTexts('status', status);

const pauseSeconds = 30;

/**
 * Replaces every screen during maintenance (SHELL-08). Checks by itself; afterwards the screen of this address
 * returns. At its own address it shows the current state.
 */
export default function MaintenancePage() {
  const t = useTexts('status');
  const isMaintenance = useSelector(selectIsMaintenance);
  const { status, request, isPending, send } = useRequest(loadStatus);
  // The look that led here is no news.
  const [before] = useState(isPending ? null : request);
  const news = request === before ? 'idle' : status;
  const [seconds, setSeconds] = useState(pauseSeconds);
  useDocumentTitle(t('maintenance.title'));

  useEffect(() => {
    if (!isMaintenance || isPending) return;
    const timer = setTimeout(() => {
      if (seconds > 1) {
        setSeconds(seconds - 1);
        return;
      }
      setSeconds(pauseSeconds);
      send();
    }, 1000);
    return () => clearTimeout(timer);
  }, [isMaintenance, isPending, seconds, send]);

  return (
    <div className={styles.maintenance}>
      <div className={styles.band}>
        <Tile seed="works" columns={14} rows={4} background={5} palette={[1, 1, 4, 2, 1, 3]} density={0.7} />
      </div>
      <main className={styles.work}>
        <Logo />
        <PageHeading look="display">{t('maintenance.heading')}</PageHeading>
        <div>
          <p className={styles.lead}>{t('maintenance.text', { product: productName })}</p>
          <div className={styles.actions}>
            <Button
              variant="primary"
              size="lg"
              icon={RefreshCw}
              isLoading={isPending}
              loadingLabel={t('maintenance.refreshing')}
              onClick={() => {
                setSeconds(pauseSeconds);
                send();
              }}
            >
              {t('maintenance.refresh')}
            </Button>
            {!isMaintenance && (
              <ButtonLink size="lg" to={paths.feed}>
                {t('maintenance.enter', { product: productName })}
              </ButtonLink>
            )}
          </div>
          <p className={styles.note} role="status">
            {news === 'failed' && t('maintenance.unreachable')}
            {news === 'succeeded' && (isMaintenance ? t('maintenance.still') : t('maintenance.over'))}
          </p>
          {isMaintenance && <p className={styles.note}>{t('maintenance.next', { count: seconds })}</p>}
        </div>
      </main>
    </div>
  );
}
