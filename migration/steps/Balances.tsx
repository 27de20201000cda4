import { useTexts } from '@/shared/i18n/useTexts';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import type { Settings } from '../config/settings';
import { showAmount } from '../session/amount';
import type { Holdings } from '../chain/contractReads';
import styles from './Balances.module.css';

const ethDecimals = 18;
/** ETH only pays fees, so four digits are enough; tokens are shown in full. */
const shownEthDigits = 4;

export function Balances({ settings, holdings }: { settings: Settings; holdings: Holdings | null }) {
  const t = useTexts('migrationSession');
  const { OLD_SYMBOL, NEW_SYMBOL, DECIMALS } = settings;
  const rows = [
    { term: t('amount.old', { symbol: OLD_SYMBOL }), value: holdings && showAmount(holdings.old, DECIMALS) },
    { term: t('amount.eth'), value: holdings && cut(showAmount(holdings.eth, ethDecimals)) },
    {
      term: t('amount.next', { symbol: NEW_SYMBOL }),
      value: holdings && showAmount(holdings.next, DECIMALS),
    },
  ];
  return (
    <dl className={styles.balances} aria-label={t('amount.balances')} aria-busy={holdings === null}>
      {rows.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value ?? <Skeleton width="60%" height={22} />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Truncates instead of rounding, so that the balance is never overstated. */
function cut(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const kept = fraction.slice(0, shownEthDigits).replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}
