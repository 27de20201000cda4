import { useLoad } from '@/shared/store/useLoad';
import { ErrorState } from '@/shared/ui/errorState/ErrorState';
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
  const { data: coins, error, isLoading, retry } = useLoad(loadCoins, userId);

  if (!coins && error) return <ErrorState title={t('failed')} error={error} onRetry={retry} />;
  if (!coins) {
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
  if (coins.length === 0) return <p className={styles.empty}>{t('empty')}</p>;
  return (
    <ul>
      {coins.map((coin) => (
        <CoinRow key={coin.id} coin={coin} />
      ))}
    </ul>
  );
}

function CoinRow({ coin: { symbol, name, price, change24H } }: { coin: Coin }) {
  const t = useCoinsTexts();
  const change = formatChange(change24H);
  const direction = change.startsWith('+') ? 'up' : change.startsWith('0') ? 'same' : 'down';
  return (
    <li className={styles.coin}>
      <span className={styles.glyph} data-own={symbol === 'ONG'} aria-hidden="true">
        {symbol.slice(0, 1)}
      </span>
      <div className={styles.names}>
        <b>{symbol}</b>
        {name !== '' && name !== symbol && <small title={name}>{name}</small>}
      </div>
      <div className={styles.price}>
        <b>{formatPrice(price)}</b>
        <small data-direction={direction} title={t('change', { change })}>
          {change}
        </small>
      </div>
    </li>
  );
}
