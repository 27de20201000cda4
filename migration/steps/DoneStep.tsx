import { ExternalLink as ExternalIcon } from 'lucide-react';
import { useEffect } from 'react';
import { productName } from '@/shared/config/product';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Button } from '@/shared/ui/button/Button';
import { ExternalButtonLink } from '@/shared/ui/button/ExternalButtonLink';
import { Tile } from '@/shared/ui/tile/Tile';
import { showAmount } from '../session/amount';
import type { Phase, SessionState } from '../session/state';
import { Balances } from './Balances';
import { NoticeBanner } from './NoticeBanner';
import type { ScreenProps } from './screenProps';
import { StepHeading } from './StepHeading';
import styles from './Step.module.css';
import own from './DoneStep.module.css';

interface DoneStepProps extends ScreenProps {
  state: SessionState;
  phase: Extract<Phase, { at: 'migrating' | 'sent' }>;
}

/** Step 2: the sent migration and its status (MIG-08). */
export function DoneStep({ session, settings, state, phase }: DoneStepProps) {
  const t = useTexts('migrationSession');
  const words = useTexts('migration');
  const isSettled = phase.at === 'sent';
  const { hash, amount, isSpedUp } = isSettled ? phase.sent : { ...phase.record, isSpedUp: phase.isSpedUp };
  const kind = isSettled ? phase.sent.status : 'pending';
  const show = (value: bigint) => showAmount(value, settings.DECIMALS);
  const symbol = settings.OLD_SYMBOL;
  const status =
    phase.at === 'sent' && phase.sent.status === 'replaced'
      ? t('done.replaced', { asked: show(phase.sent.asked), amount: show(amount), symbol })
      : t(`done.${kind === 'replaced' ? 'confirmed' : kind}`);
  const isConverted = kind === 'pending' || kind === 'confirmed' || kind === 'replaced';
  const lead = t('done.lead');
  useEffect(() => announce(isSettled ? status : lead), [isSettled, status, lead]);

  return (
    <>
      <div className={own.art}>
        <Tile seed={hash} columns={6} rows={2} />
      </div>
      <StepHeading>{t('done.heading')}</StepHeading>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.rows}>
        <div>
          <dt>{t(isConverted ? 'done.converted' : 'done.asked')}</dt>
          <dd className={styles.strong}>{t('progress.amount', { amount: show(amount), symbol })}</dd>
        </div>
        <div>
          <dt>{t('done.transaction')}</dt>
          <dd className={styles.mono}>{hash}</dd>
        </div>
        <div>
          <dt>{t('done.status')}</dt>
          <dd data-status={kind}>
            <span>{status}</span>
            {!isSettled && state.isSilent && <small className={own.aside}>{t('silence.following')}</small>}
            {isSpedUp && <small className={own.aside}>{t('done.spedUp')}</small>}
          </dd>
        </div>
      </dl>
      <NoticeBanner notice={state.notice} settings={settings} />
      <Balances settings={settings} holdings={state.holdings} />
      <div className={styles.buttons}>
        {settings.EXPLORER_URL !== '' && (
          <ExternalButtonLink
            variant="primary"
            icon={ExternalIcon}
            href={`${settings.EXPLORER_URL}/tx/${hash}`}
            target="_blank"
          >
            {t('done.view')}
          </ExternalButtonLink>
        )}
        {kind === 'confirmed' && (
          <Button onClick={() => void session.addToken()}>{t('done.addToken')}</Button>
        )}
        {isSettled && <Button onClick={() => session.send({ type: 'startOver' })}>{t('done.again')}</Button>}
        <ExternalButtonLink href="/">{words('back', { product: productName })}</ExternalButtonLink>
      </div>
    </>
  );
}
