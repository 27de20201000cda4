import { useTexts } from '@/shared/i18n/useTexts';
import { Skeleton } from '@/shared/ui/skeleton/Skeleton';
import type { Settings } from '../config/settings';
import { showAmount } from '../session/amount';
import type { Holdings } from '../session/chain';
import styles from './Balances.module.css';

const ethDecimals = 18;
/** Of ETH, which pays fees only; tokens are shown to the last digit. */
const shownEthDigits = 4;

/** What the account has of the old token, of ETH and of the new token. */
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

/** Never rounded up: nobody has more than is shown. */
function cut(amount: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const kept = fraction.slice(0, shownEthDigits).replace(/0+$/, '');
  return kept === '' ? whole : `${whole}.${kept}`;
}
