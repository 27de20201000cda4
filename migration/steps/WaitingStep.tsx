import { useEffect } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Button } from '@/shared/ui/button/Button';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { showAmount } from '../session/amount';
import type { Phase } from '../session/state';
import type { ScreenProps } from './screenProps';
import { StepHeading } from './StepHeading';
import styles from './Step.module.css';

interface WaitingStepProps extends ScreenProps {
  phase: Extract<Phase, { at: 'waiting' }>;
}

/** Another page of the holder asks the wallet: this one asks for nothing and sends nothing later (MIG-12). */
export function WaitingStep({ session, settings, phase }: WaitingStepProps) {
  const t = useTexts('migrationSession');
  const { next, other } = phase;
  const amountOf = (amount: bigint) => ({
    amount: showAmount(amount, settings.DECIMALS),
    symbol: settings.OLD_SYMBOL,
  });
  const amount = next.kind === 'submit' ? next.task.amount : 0n;
  const text = t('waiting.text');
  useEffect(() => announce(text), [text]);
  return (
    <>
      <StepHeading>{t('waiting.heading')}</StepHeading>
      <p className={styles.lead}>
        {text}
        {other !== null &&
          other.amount > 0n &&
          ` ${t(`waiting.other.${other.kind}`, amountOf(other.amount))}`}
      </p>
      <Spinner />
      {amount > 0n && (
        <dl className={styles.rows}>
          <div>
            <dt>{t('waiting.yours')}</dt>
            <dd>{t('progress.amount', amountOf(amount))}</dd>
          </div>
        </dl>
      )}
      <p className={styles.note}>{t('waiting.aside')}</p>
      <div className={styles.buttons}>
        <Button onClick={() => session.send({ type: 'backToAmount' })}>{t('waiting.back')}</Button>
      </div>
    </>
  );
}
