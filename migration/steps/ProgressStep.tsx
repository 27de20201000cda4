import { Check, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Button } from '@/shared/ui/button/Button';
import { Spinner } from '@/shared/ui/spinner/Spinner';
import { showAmount } from '../session/amount';
import type { Session } from '../session/state';
import type { Progress } from './progress';
import type { ScreenProps } from './screenProps';
import { StepHeading } from './StepHeading';
import { TransactionLink } from './TransactionLink';
import step from './Step.module.css';
import styles from './ProgressStep.module.css';

const hintAfterMs = 15_000;
const wayOutAfterMs = 5000;

interface ProgressStepProps extends ScreenProps {
  progress: Progress;
  isSilent: boolean;
}

/** Progress of the submission (MIG-05), with a way out of every stage. */
export function ProgressStep({ session, settings, progress, isSilent }: ProgressStepProps) {
  const t = useTexts('migrationSession');
  const { at, prompts, kind } = progress;
  const stages = stagesOf(progress);
  const isAsking = at === 1 || at === 3;
  const isLate = useLate(isAsking ? at : null, hintAfterMs);
  const isReset = kind !== 'migrate';
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
      <StepHeading>{t(`progress.${headings[kind]}`)}</StepHeading>
      <p className={step.lead}>{t(kind === 'takeBack' ? 'progress.takeBackLead' : 'progress.lead')}</p>
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
                  {t(progress.isElsewhere ? 'waiting.elsewhere' : 'progress.waiting')}
                  {progress.hash !== null && settings.EXPLORER_URL !== '' && (
                    <>
                      {' · '}
                      <TransactionLink settings={settings} hash={progress.hash} />
                    </>
                  )}
                </small>
              )}
              {stage === at && isLate && <small>{t('progress.hint')}</small>}
              {stage === at && isSilent && <small role="status">{t('silence.following')}</small>}
            </div>
          </li>
        ))}
      </ol>
      {kind !== 'takeBack' && (
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
      )}
      <WaysOut session={session} progress={progress} isSilent={isSilent} isLate={isLate} />
    </>
  );
}

interface WaysOutProps {
  session: Session;
  progress: Progress;
  isSilent: boolean;
  /** True when the wallet has not answered for a while. */
  isLate: boolean;
}

/** Offered where a stage lasts, so that no silence holds the page. */
function WaysOut({ session, progress: { at, isElsewhere }, isSilent, isLate }: WaysOutProps) {
  const t = useTexts('migrationSession');
  const isAsking = at === 1 || at === 3;
  const lasts = useLate(isAsking || isElsewhere ? null : at, wayOutAfterMs);
  if (isAsking && isLate)
    return (
      <div className={step.buttons}>
        <Button variant="quiet" onClick={() => session.send({ type: 'stopWaiting' })}>
          {t('progress.stop')}
        </Button>
        <p className={step.note}>{t('progress.stopHint')}</p>
      </div>
    );
  if (!lasts) return null;
  return (
    <div className={step.buttons}>
      {at === 2 && isSilent && (
        <Button onClick={() => session.send({ type: 'lookAgain' })}>{t('silence.look')}</Button>
      )}
      <Button variant="quiet" onClick={() => session.send({ type: 'backToAmount' })}>
        {t('progress.back')}
      </Button>
      <p className={step.note}>{t(at === 2 ? 'progress.asideHint' : 'progress.backHint')}</p>
    </div>
  );
}

const headings = { migrate: 'heading', reset: 'resetHeading', takeBack: 'takeBackHeading' } as const;

function stagesOf({ kind, prompts }: Progress): readonly Progress['at'][] {
  if (kind === 'takeBack') return [0, 1, 2];
  return prompts === 1 ? [0, 3] : [0, 1, 2, 3];
}

/** True once the same stage has lasted for so many ms. */
function useLate(stage: number | null, ms: number): boolean {
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (stage === null) return;
    const timer = setTimeout(() => setLate(stage), ms);
    return () => {
      clearTimeout(timer);
      // The same stage may come again, and lasts anew.
      setLate(null);
    };
  }, [stage, ms]);
  return stage !== null && late === stage;
}
