import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Button } from '@/shared/ui/button/Button';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { showAmount } from '../session/amount';
import type { Progress } from '../session/state';
import type { ScreenProps } from './screenProps';
import { StepHeading } from './StepHeading';
import { TransactionLink } from './TransactionLink';
import step from './Step.module.css';
import styles from './ProgressStep.module.css';

const hintAfterMs = 15_000;

/** Progress of the submission (MIG-05). */
export function ProgressStep({ session, settings, progress }: ScreenProps & { progress: Progress }) {
  const t = useTexts('migrationSession');
  const { at, prompts, isReset } = progress;
  const stages = (prompts === 1 ? [0, 3] : [0, 1, 2, 3]) as readonly Progress['at'][];
  const isAsking = at === 1 || at === 3;
  const isLate = useLate(isAsking ? at : null);
  const request = isReset
    ? t('progress.reset')
    : t(at === 1 ? 'progress.approve' : 'progress.migrate', { symbol: settings.OLD_SYMBOL });
  const detail = isAsking && (prompts === 2 || isReset) ? request : null;
  const announcement = [t(`progress.stage${at}`), detail].filter((text) => text !== null).join('. ');

  useEffect(() => announce(announcement), [announcement]);
  useEffect(() => {
    if (isLate) announce(t('progress.hint'));
  }, [isLate, t]);

  return (
    <>
      <StepHeading>{t(isReset ? 'progress.resetHeading' : 'progress.heading')}</StepHeading>
      <p className={step.lead}>{t('progress.lead')}</p>
      <ol className={styles.stages}>
        {stages.map((stage) => (
          <li
            key={stage}
            data-state={stage < at ? 'done' : stage === at ? 'now' : 'later'}
            aria-current={stage === at ? 'step' : undefined}
          >
            {stage < at ? (
              <Check aria-hidden="true" />
            ) : stage === at ? (
              <Spinner />
            ) : (
              <Circle aria-hidden="true" />
            )}
            <div>
              {t(`progress.stage${stage}`)}
              {stage === at && detail !== null && <small>{detail}</small>}
              {stage === at && at === 2 && (
                <small>
                  {t('progress.waiting')}
                  {progress.hash !== null && settings.EXPLORER_URL !== '' && (
                    <>
                      {' · '}
                      <TransactionLink settings={settings} hash={progress.hash} />
                    </>
                  )}
                </small>
              )}
              {stage === at && isLate && <small>{t('progress.hint')}</small>}
            </div>
          </li>
        ))}
      </ol>
      <dl className={step.rows}>
        <div>
          <dt>{t('progress.converting')}</dt>
          <dd className={step.strong}>
            {t('progress.amount', {
              amount: showAmount(progress.amount, settings.DECIMALS),
              symbol: settings.OLD_SYMBOL,
            })}
          </dd>
        </div>
      </dl>
      {isAsking && isLate && (
        <div className={step.buttons}>
          <Button variant="quiet" onClick={session.stopWaiting}>
            {t('progress.stop')}
          </Button>
          <p className={step.note}>{t('progress.stopHint')}</p>
        </div>
      )}
    </>
  );
}

/** True once the same wallet request has been open for 15 s. */
function useLate(asking: number | null): boolean {
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (asking === null) return;
    const timer = setTimeout(() => setLate(asking), hintAfterMs);
    return () => clearTimeout(timer);
  }, [asking]);
  return asking !== null && late === asking;
}
