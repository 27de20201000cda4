import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { showAmount } from '../../session/amount';
import type { Phase } from '../../session/state';
import type { ScreenProps } from '../screenProps';

interface PendingBannerProps extends ScreenProps {
  phase: Phase;
}

/**
 * Shown at the amount while a request may still be open in the wallet, or an approval is on its way: no new one is
 * sent until then.
 */
export function PendingBanner({ session, settings, phase }: PendingBannerProps) {
  const t = useTexts('migrationSession');
  const { OLD_SYMBOL, DECIMALS } = settings;
  const amountOf = (amount: bigint) => ({ amount: showAmount(amount, DECIMALS), symbol: OLD_SYMBOL });
  return (
    <div role="status">
      {phase.at === 'unresolved' && (
        <Banner
          kind="warning"
          action={
            <Button size="sm" onClick={() => session.send({ type: 'forget' })}>
              {t('unresolved.forget')}
            </Button>
          }
        >
          {t(`unresolved.${phase.record.kind}`, amountOf(phase.record.amount))} {t('unresolved.risk')}
        </Banner>
      )}
      {phase.at === 'aside' && (
        <Banner
          kind="info"
          action={
            <Button size="sm" onClick={() => session.send({ type: 'goOn' })}>
              {t('aside.goOn')}
            </Button>
          }
        >
          {phase.record.allowed === 0n ? t('aside.reset') : t('aside.text', amountOf(phase.record.allowed))}
        </Banner>
      )}
    </div>
  );
}
