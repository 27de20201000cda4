import { useTexts } from '@/shared/i18n/useTexts';
import { Banner } from '@/shared/ui/banner/Banner';
import { Button } from '@/shared/ui/button/Button';
import { showAmount } from '../../session/amount';
import type { Holdings } from '../../chain/contractReads';
import { isAnyAmount } from '../../chain/contracts';
import type { ScreenProps } from '../screenProps';
import styles from '../Step.module.css';

interface AllowedBannerProps extends ScreenProps {
  holdings: Holdings;
}

/** The approval that stands, with the ways to take it back or to use it: shown whenever it is above 0. */
export function AllowedBanner({ session, settings, holdings }: AllowedBannerProps) {
  const t = useTexts('migrationSession');
  const { allowance, old } = holdings;
  if (allowance === 0n) return null;
  const usable = allowance < old ? allowance : old;
  const symbol = settings.OLD_SYMBOL;
  return (
    <Banner kind="info">
      <div className={styles.allowed}>
        <b>
          {isAnyAmount(allowance)
            ? t('allowed.headingAny', { symbol })
            : t('allowed.heading', { amount: showAmount(allowance, settings.DECIMALS), symbol })}
        </b>
        <p>{t('allowed.text', { symbol })}</p>
        <div className={styles.buttons}>
          <Button size="sm" onClick={() => session.send({ type: 'takeBackPressed' })}>
            {t('allowed.takeBack')}
          </Button>
          {usable > 0n && (
            <Button size="sm" onClick={() => session.send({ type: 'amountChosen', amount: usable })}>
              {t('allowed.use')}
            </Button>
          )}
        </div>
      </div>
    </Banner>
  );
}
