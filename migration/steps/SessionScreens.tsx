import { useSyncExternalStore, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { AmountStep } from './amount/AmountStep';
import { ConflictDialog } from './ConflictDialog';
import { DoneStep } from './DoneStep';
import { progressOf } from './progress';
import { ProgressStep } from './ProgressStep';
import type { SessionState } from '../session/state';
import type { ScreenProps } from './screenProps';
import styles from './Step.module.css';
import { Stepper } from './Stepper';
import { useLeaveWarning } from './useLeaveWarning';
import { WaitingStep } from './WaitingStep';

export function SessionScreens({ session, settings }: ScreenProps) {
  const t = useTexts('migrationSession');
  const state = useSyncExternalStore(session.store.subscribe, session.store.read);
  // Leaving while the wallet is asking would lose its answer.
  useLeaveWarning(state.phase.at === 'asking');
  const { phase } = state;

  const notices: ReactNode[] = [];
  if (phase.at === 'wrongNetwork')
    notices.push(
      <Banner
        key="chain"
        kind="warning"
        action={
          <Button size="sm" variant="primary" onClick={() => void session.switchNetwork()}>
            {t('wrongChain.switch')}
          </Button>
        }
      >
        {t('wrongChain.text')}
      </Banner>,
    );
  if (phase.at === 'blocked')
    notices.push(
      <Banner key="contracts" kind="error">
        {t(`blocked.${phase.problem.kind}`, { setting: phase.problem.setting })}
      </Banner>,
    );
  const isSent = phase.at === 'migrating' || phase.at === 'sent';
  return (
    <div className={styles.step}>
      <Stepper current={isSent ? 2 : 1} />
      <div role="alert">{notices}</div>
      <Step session={session} settings={settings} state={state} />
      {phase.at === 'conflict' && <ConflictDialog session={session} settings={settings} conflict={phase} />}
    </div>
  );
}

/** The screen of the phase. */
function Step({ session, settings, state }: ScreenProps & { state: SessionState }) {
  const { phase, isSilent } = state;
  const progress = progressOf(phase);
  if (phase.at === 'migrating' || phase.at === 'sent')
    return <DoneStep key="done" session={session} settings={settings} state={state} phase={phase} />;
  if (progress !== null)
    return (
      <ProgressStep
        key="progress"
        session={session}
        settings={settings}
        progress={progress}
        isSilent={isSilent}
      />
    );
  if (phase.at === 'waiting')
    return <WaitingStep key="waiting" session={session} settings={settings} phase={phase} />;
  return (
    // Remounts for another account, so that its heading is said again.
    <AmountStep key={state.account} session={session} settings={settings} state={state} />
  );
}
