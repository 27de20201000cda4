import { tokenSymbol } from '@/shared/config/product';
import { useLoad } from '@/shared/store/useLoad';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
import { RelativeTime } from '@/shared/ui/relativeTime/RelativeTime';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import { formatChange, formatPrice } from '../formatPrice';
import { loadCoins } from '../requests';
import type { Coin } from '../types';
import styles from './CoinList.module.css';
import { useCoinsTexts } from './coinsTexts';

/** Number of coins that most members have. */
const usualCount = 4;

/** The member's favourite coins with price and change (SHELL-10). */
export function CoinList({ userId }: { userId: string }) {
  const t = useCoinsTexts();
  const { data, error, isLoading, retry } = useLoad(loadCoins, userId);

  if (!data && error) return <ErrorState title={t('failed')} error={error} onRetry={retry} />;
  if (!data) {
    return (
      <div aria-busy={isLoading}>
        {Array.from({ length: usualCount }, (_, row) => (
          <div key={row} className={styles.coin}>
            <Skeleton width={32} height={32} shape="circle" />
            <Skeleton width="40%" height={13} />
            <Skeleton width={72} height={40} />
          </div>
        ))}
      </div>
    );
  }
  const { coins, asOf, isDemo } = data;
  if (coins.length === 0) return <p className={styles.empty}>{t('none')}</p>;
  return (
    <>
      <ul>
        {coins.map((coin) => (
          <CoinRow key={coin.id} coin={coin} />
        ))}
      </ul>
      {isDemo && <p className={styles.age}>{t('demo')}</p>}
      {!isDemo && asOf !== null && (
        <p className={styles.age}>
          {t('asOf')} <RelativeTime at={asOf} />
        </p>
      )}
    </>
  );
}

function CoinRow({ coin: { symbol, name, price, change24H } }: { coin: Coin }) {
  const t = useCoinsTexts();
  const worth = price === null ? t('noPrice') : formatPrice(price);
  const change = formatChange(change24H);
  const direction = change.startsWith('+') ? 'up' : change.startsWith('0') ? 'same' : 'down';
  return (
    <li className={styles.coin}>
      <span className={styles.glyph} data-own={symbol === tokenSymbol} aria-hidden="true">
        {symbol.slice(0, 1)}
      </span>
      <div className={styles.names}>
        <b title={symbol}>{symbol}</b>
        {name !== '' && name !== symbol && <small title={name}>{name}</small>}
      </div>
      <div className={styles.price}>
        <b title={worth} data-unknown={price === null}>
          {worth}
        </b>
        {price !== null && (
          <small data-direction={direction} title={t('change', { change })}>
            {change}
          </small>
        )}
      </div>
    </li>
  );
}
