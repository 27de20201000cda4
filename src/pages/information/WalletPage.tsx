import { RefreshCw } from 'lucide-react';
import { useSelector } from 'react-redux';
import { CoinList } from '@/features/coins/ui/CoinList';
import { selectMe } from '@/features/session/selectors';
import { migrationUrl } from '@/shared/config/env';
import { formatNumber } from '@/shared/lib/numbers/formatNumber';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import { InformationPage, Part } from './InformationPage';
import styles from './InformationPage.module.css';
import { useInformationTexts } from './informationTexts';

/** The member's tokens and a link to the swap (SHELL-03). */
export default function WalletPage() {
  const t = useInformationTexts();
  const me = useSelector(selectMe);
  return (
    <InformationPage title={t('wallet.title')} lead={t('wallet.lead')}>
      {me && (
        <>
          <Part title={t('wallet.votingPower')}>
            <p className={styles.figure}>{formatNumber(me.blockchain.votingPower)}</p>
            <p>{t('wallet.votingPowerText')}</p>
          </Part>
          <Part title={t('wallet.publishing')}>
            <p>{t(me.blockchain.publishPosts ? 'wallet.publishingOn' : 'wallet.publishingOff')}</p>
          </Part>
        </>
      )}
      <Part title={t('wallet.swap')}>
        <p>{t('wallet.swapText')}</p>
        <div className={styles.action}>
          <ExternalButtonLink variant="spot" icon={RefreshCw} href={migrationUrl}>
            {t('wallet.swapLink')}
          </ExternalButtonLink>
        </div>
      </Part>
      {me && (
        <Part title={t('wallet.coins')}>
          <CoinList userId={me.id} />
        </Part>
      )}
    </InformationPage>
  );
}
