import { Hourglass, RefreshCw, Scale, Wallet } from 'lucide-react';
import { productName } from '@/shared/config/product';
import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import type { SettingsState } from '../config/useSettings';
import { Points } from './Points';
import styles from './Step.module.css';

interface NothingToOfferProps {
  reason: Exclude<SettingsState['kind'], 'open' | 'loading'>;
  onRetry: () => void;
}

export function NothingToOffer({ reason, onRetry }: NothingToOfferProps) {
  const t = useTexts('migration');
  return (
    <div className={styles.step}>
      <h1 className={styles.heading}>{t(`${reason}.heading`)}</h1>
      <p className={styles.lead}>
        {reason === 'closed' ? t('closed.lead', { product: productName }) : t(`${reason}.text`)}
      </p>
      {reason === 'closed' && (
        <Points
          points={[
            { icon: Wallet, heading: t('whyWallet.heading'), text: t('whyWallet.text') },
            { icon: Scale, heading: t('exact.heading'), text: t('exact.text') },
            { icon: Hourglass, heading: t('final.heading'), text: t('final.text') },
          ]}
        />
      )}
      {reason === 'unreadable' && (
        <Button variant="primary" size="lg" icon={RefreshCw} onClick={onRetry}>
          {t('retry', { ns: 'common' })}
        </Button>
      )}
      {reason !== 'unreadable' && (
        <ExternalButtonLink variant="primary" size="lg" href="/">
          {t('back', { product: productName })}
        </ExternalButtonLink>
      )}
    </div>
  );
}
