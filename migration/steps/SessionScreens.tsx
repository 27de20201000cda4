import { useSyncExternalStore, type ReactNode } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { AmountStep } from './AmountStep';
import { ConflictDialog } from './ConflictDialog';
import { DoneStep } from './DoneStep';
import { ProgressStep } from './ProgressStep';
import type { ScreenProps } from './screenProps';
import styles from './Step.module.css';
import { Stepper } from './Stepper';
import { useLeaveWarning } from './useLeaveWarning';

export function SessionScreens({ session, settings }: ScreenProps) {
  const t = useTexts('migrationSession');
  const state = useSyncExternalStore(session.store.subscribe, session.store.read);
  // Leaving while the wallet is asking would lose its answer.
  useLeaveWarning(state.progress?.at === 1 || state.progress?.at === 3);

  const notices: ReactNode[] = [];
  if (state.chain === 'wrong')
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
  if (state.contracts !== 'good' && state.contracts !== 'unchecked')
    notices.push(
      <Banner key="contracts" kind="error">
        {t(`blocked.${state.contracts}`)}
      </Banner>,
    );
  const step = state.sent !== null ? 2 : 1;
  return (
    <div className={styles.step}>
      <Stepper current={step} />
      <div role="alert">{notices}</div>
      {state.sent !== null ? (
        <DoneStep key="done" session={session} settings={settings} state={state} sent={state.sent} />
      ) : state.progress !== null ? (
        <ProgressStep key="progress" session={session} settings={settings} progress={state.progress} />
      ) : (
        // Remounts for another account or chain, so that an open confirmation is not carried over.
        <AmountStep
          key={`${state.account} ${state.chain}`}
          session={session}
          settings={settings}
          state={state}
        />
      )}
      <ConflictDialog session={session} settings={settings} conflict={state.conflict} />
    </div>
  );
}
