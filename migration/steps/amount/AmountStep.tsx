import { useEffect } from 'react';
import { useTexts } from '@/shared/i18n/useTexts';
import { announce } from '@/shared/ui/liveRegion/announce';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { prepareModal } from '@/shared/ui/modal/Modal';
import { readAmount, showAmount } from '../../session/amount';
import type { Holdings } from '../../chain/contractReads';
import { receivedFor } from '../../session/received';
import type { SessionState } from '../../session/state';
import { AddressField } from './AddressField';
import { AllowedBanner } from './AllowedBanner';
import { AmountField } from './AmountField';
import { Balances } from '../Balances';
import { ConfirmMigration } from './ConfirmMigration';
import { ContractList } from '../ContractList';
import { FeeLines } from './FeeLines';
import { NoticeBanner } from '../NoticeBanner';
import { PendingBanner } from './PendingBanner';
import type { Settings } from '../../config/settings';
import type { ScreenProps } from '../screenProps';
import { SilenceBanner } from '../SilenceBanner';
import { StepHeading } from '../StepHeading';
import { Terms } from './Terms';

type AmountStepProps = ScreenProps & { state: SessionState };

/** Step 1: balances and the amount to convert (MIG-03). */
export function AmountStep({ session, settings, state }: AmountStepProps) {
  const t = useTexts('migrationSession');
  const { holdings, account, phase, terms, fee } = state;
  const typed = readAmount(state.amountText, settings.DECIMALS);
  const amount = typed.kind === 'amount' ? typed.value : 0n;
  const isReady = phase.at === 'amount' || phase.at === 'confirming' || phase.at === 'conflict';
  const isNone = isReady && holdings !== null && amount === 0n && typed.kind !== 'problem';
  const canSubmit = isReady && terms !== null && holdings !== null && isTakable(amount, holdings);
  const promptsFor = (value: bigint) => (holdings !== null && holdings.allowance >= value ? 1 : 2);

  useEffect(() => announce(t('announce.amount', { account })), [t, account]);

  return (
    <>
      <StepHeading>{t('amount.heading')}</StepHeading>
      <AddressField account={account} />
      <Balances settings={settings} holdings={holdings} />
      {isReady && holdings !== null && (
        <AllowedBanner session={session} settings={settings} holdings={holdings} />
      )}
      <AmountField
        settings={settings}
        text={state.amountText}
        typed={typed}
        holdings={holdings}
        isDisabled={holdings === null}
        onType={(text) => session.send({ type: 'typed', text })}
        onUseAll={() => {
          if (holdings !== null) session.send({ type: 'amountChosen', amount: holdings.old });
        }}
      />
      {canSubmit && (
        <div>
          <Received settings={settings} amount={amount} received={receivedFor(amount, terms, settings)} />
          <FeeLines settings={settings} fee={fee} prompts={promptsFor(amount)} />
        </div>
      )}
      <div role="status">
        {isNone && <Banner kind="info">{t('amount.none')}</Banner>}
        {isReady && holdings?.isPaused === true && <Banner kind="warning">{t('amount.paused')}</Banner>}
        {isReady && holdings !== null && (
          <RoomBanner session={session} settings={settings} holdings={holdings} amount={amount} />
        )}
      </div>
      <SilenceBanner session={session} isSilent={state.isSilent} />
      <PendingBanner session={session} settings={settings} phase={phase} />
      <NoticeBanner notice={state.notice} settings={settings} />
      {canSubmit && (
        <Button
          variant="spot"
          size="lg"
          isBlock
          onPointerEnter={prepareModal}
          onFocus={prepareModal}
          onClick={() => session.send({ type: 'submitPressed', amount })}
        >
          {t('amount.submit')}
        </Button>
      )}
      {isReady && holdings !== null && <Terms settings={settings} terms={terms} holdings={holdings} />}
      <ContractList settings={settings} />
      {phase.at === 'confirming' && holdings !== null && (
        <ConfirmMigration
          settings={settings}
          amount={phase.amount}
          received={receivedFor(phase.amount, terms, settings)}
          prompts={promptsFor(phase.amount)}
          fee={fee}
          onConfirm={(received) => session.send({ type: 'confirmed', received })}
          onClose={() => session.send({ type: 'dialogClosed' })}
        />
      )}
    </>
  );
}

/** True where the contract would take the amount now, as far as it tells. */
const isTakable = (amount: bigint, { old, isPaused, room }: Holdings) =>
  amount > 0n && amount <= old && !isPaused && (room === null || amount <= room);

interface ReceivedProps {
  settings: Settings;
  amount: bigint;
  received: bigint | null;
}

/**
 * The new tokens for the amount, shown only where the contract or the operator tells. The contract has the last word.
 */
function Received({ settings, amount, received }: ReceivedProps) {
  const t = useTexts('migrationSession');
  const { DECIMALS, NEW_SYMBOL, NO_FEE } = settings;
  if (received === null) return null;
  return (
    <p>
      {t('amount.receive')}{' '}
      <b>{t('amount.new', { amount: showAmount(received, DECIMALS), symbol: NEW_SYMBOL })}</b>
      {NO_FEE && received === amount && ` · ${t('amount.oneToOne')}`}
    </p>
  );
}

interface RoomBannerProps extends ScreenProps {
  holdings: Holdings;
  amount: bigint;
}

/** Refuses an amount beyond the new token's cap before an approval is paid for. */
function RoomBanner({ session, settings, holdings, amount }: RoomBannerProps) {
  const t = useTexts('migrationSession');
  const { room, old } = holdings;
  if (room === null || amount <= room || amount > old) return null;
  const symbol = settings.OLD_SYMBOL;
  const shown = showAmount(room, settings.DECIMALS);
  return (
    <Banner
      kind="error"
      action={
        room > 0n && (
          <Button size="sm" onClick={() => session.send({ type: 'amountChosen', amount: room })}>
            {t('amount.use', { amount: shown, symbol })}
          </Button>
        )
      }
    >
      {t('amount.capReached', { room: shown, symbol })}
    </Banner>
  );
}
