import { useEffect, useState } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { readAmount, showAmount } from '../session/amount';
import type { SessionState } from '../session/state';
import { AddressField } from './AddressField';
import { AmountField } from './AmountField';
import { Balances } from './Balances';
import { ConfirmMigration } from './ConfirmMigration';
import { ContractList } from './ContractList';
import { FeeLines } from './FeeLines';
import { NoticeBanner } from './NoticeBanner';
import type { Settings } from '../config/settings';
import type { ScreenProps } from './screenProps';
import { StepHeading } from './StepHeading';
import { UnresolvedBanner } from './UnresolvedBanner';

/** Step 1: balances and the amount to convert (MIG-03). */
export function AmountStep({ session, settings, state }: ScreenProps & { state: SessionState }) {
  const t = useTexts('migrationSession');
  /** Amount in the confirmation dialog; fixed while the field may still change with the balance. */
  const [confirming, setConfirming] = useState<bigint | null>(null);
  const { holdings, account } = state;
  const typed = readAmount(state.amountText, settings.DECIMALS);
  const amount = typed.kind === 'amount' ? typed.value : 0n;
  const isOver = holdings !== null && amount > holdings.old;
  const isOpen = holdings !== null && state.unresolved === null && !holdings.isPaused;
  const isReady = holdings !== null && state.chain === 'right' && state.contracts === 'good';
  const isNone = isReady && amount === 0n && typed.kind !== 'problem';
  const canSubmit = isReady && isOpen && amount > 0n && !isOver;
  const promptsFor = (value: bigint) => (holdings !== null && holdings.allowance >= value ? 1 : 2);

  useEffect(() => announce(t('announce.amount', { account })), [t, account]);

  return (
    <>
      <StepHeading>{t('amount.heading')}</StepHeading>
      <AddressField account={account} />
      <Balances settings={settings} holdings={holdings} />
      <AmountField
        settings={settings}
        text={state.amountText}
        typed={typed}
        holdings={holdings}
        isDisabled={holdings === null}
        onType={session.typeAmount}
        onUseAll={session.useAll}
      />
      {canSubmit && (
        <div>
          {settings.NO_FEE && <Received settings={settings} amount={amount} />}
          <FeeLines settings={settings} fee={state.fee} prompts={promptsFor(amount)} />
        </div>
      )}
      <div role="status">
        {isNone && <Banner kind="info">{t('amount.none')}</Banner>}
        {isReady && holdings.isPaused && <Banner kind="warning">{t('notices.paused')}</Banner>}
      </div>
      <UnresolvedBanner session={session} settings={settings} unresolved={state.unresolved} />
      <NoticeBanner notice={state.notice} settings={settings} />
      {canSubmit && (
        <Button
          variant="spot"
          size="lg"
          isBlock
          onPointerEnter={prepareModal}
          onFocus={prepareModal}
          onClick={() => setConfirming(amount)}
        >
          {t('amount.submit')}
        </Button>
      )}
      <ContractList settings={settings} />
      {confirming !== null && isReady && isOpen && confirming <= holdings.old && (
        <ConfirmMigration
          settings={settings}
          amount={confirming}
          prompts={promptsFor(confirming)}
          fee={state.fee}
          onConfirm={() => {
            setConfirming(null);
            session.submit(confirming);
          }}
          onClose={() => setConfirming(null)}
        />
      )}
    </>
  );
}

/** The amount to be received, shown only where the operator says that there is no fee. */
function Received({ settings: { DECIMALS, NEW_SYMBOL }, amount }: { settings: Settings; amount: bigint }) {
  const t = useTexts('migrationSession');
  return (
    <p>
      {t('amount.receive')}{' '}
      <b>{t('amount.new', { amount: showAmount(amount, DECIMALS), symbol: NEW_SYMBOL })}</b>
      {` · ${t('amount.oneToOne')}`}
    </p>
  );
}
