import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { showAmount } from '../session/amount';
import type { SessionState } from '../session/state';
import type { ScreenProps } from './screenProps';

interface UnresolvedBannerProps extends ScreenProps {
  unresolved: SessionState['unresolved'];
}

/** Shown while a request may still be open in the wallet; no new one is sent until it is answered or forgotten. */
export function UnresolvedBanner({ session, settings, unresolved }: UnresolvedBannerProps) {
  const t = useTexts('migrationSession');
  const { OLD_SYMBOL, DECIMALS } = settings;
  return (
    <div role="status">
      {unresolved !== null && (
        <Banner
          kind="warning"
          action={
            <Button size="sm" onClick={session.forgetUnresolved}>
              {t('unresolved.forget')}
            </Button>
          }
        >
          {t(`unresolved.${unresolved.kind}`, {
            amount: showAmount(unresolved.amount, DECIMALS),
            symbol: OLD_SYMBOL,
          })}
        </Banner>
      )}
    </div>
  );
}
