import { ExternalLink as ExternalIcon } from 'lucide-react';
import { useEffect } from 'react';
import { productName } from '@/shared/config/product';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Button } from '@/shared/ui/button/Button';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import { Tile } from '@/shared/ui/tile/Tile';
import { showAmount } from '../session/amount';
import type { Sent, SessionState } from '../session/state';
import { Balances } from './Balances';
import type { ScreenProps } from './screenProps';
import { StepHeading } from './StepHeading';
import styles from './Step.module.css';
import own from './DoneStep.module.css';

interface DoneStepProps extends ScreenProps {
  state: SessionState;
  sent: Sent;
}

/** Step 2: the sent migration and its status (MIG-08). */
export function DoneStep({ session, settings, state, sent }: DoneStepProps) {
  const t = useTexts('migrationSession');
  const words = useTexts('migration');
  const status = t(`done.${sent.status}`);
  const lead = t('done.lead');
  const isSettled = sent.status !== 'pending';
  useEffect(() => announce(isSettled ? status : lead), [isSettled, status, lead]);

  return (
    <>
      <div className={own.art}>
        <Tile seed={sent.hash} columns={6} rows={2} />
      </div>
      <StepHeading>{t('done.heading')}</StepHeading>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.rows}>
        <div>
          <dt>{t('done.converted')}</dt>
          <dd className={styles.strong}>
            {t('progress.amount', {
              amount: showAmount(sent.amount, settings.DECIMALS),
              symbol: settings.OLD_SYMBOL,
            })}
          </dd>
        </div>
        <div>
          <dt>{t('done.transaction')}</dt>
          <dd className={styles.mono}>{sent.hash}</dd>
        </div>
        <div>
          <dt>{t('done.status')}</dt>
          <dd data-status={sent.status}>
            <span>{status}</span>
            {sent.isSpedUp && <small className={own.aside}>{t('done.spedUp')}</small>}
          </dd>
        </div>
      </dl>
      <Balances settings={settings} holdings={state.holdings} />
      <div className={styles.buttons}>
        {settings.EXPLORER_URL !== '' && (
          <ExternalButtonLink
            variant="primary"
            icon={ExternalIcon}
            href={`${settings.EXPLORER_URL}/tx/${sent.hash}`}
            target="_blank"
          >
            {t('done.view')}
          </ExternalButtonLink>
        )}
        {sent.status === 'confirmed' && (
          <Button onClick={() => void session.addToken()}>{t('done.addToken')}</Button>
        )}
        {isSettled && <Button onClick={session.startOver}>{t('done.again')}</Button>}
        <ExternalButtonLink href="/">{words('back', { product: productName })}</ExternalButtonLink>
      </div>
    </>
  );
}
