import { useTexts } from '@/shared/i18n/useTexts';
import type { Settings } from '../../config/settings';
import { showAmount } from '../../session/amount';
import type { Holdings, Terms as ContractTerms } from '../../chain/contractReads';
import { ContractAddress } from '../ContractAddress';
import styles from '../Step.module.css';

interface TermsProps {
  settings: Settings;
  terms: ContractTerms | null;
  holdings: Holdings;
}

/** Rate, cap and owner as the contract tells them; what it does not tell is not shown. */
export function Terms({ settings, terms, holdings }: TermsProps) {
  const t = useTexts('migrationSession');
  const { DECIMALS, OLD_SYMBOL, NEW_SYMBOL } = settings;
  if (terms === null) return null;
  const { rate, cap, owner } = terms;
  const { room } = holdings;
  const rows = [
    rate !== null && {
      term: t('terms.rate'),
      value: t('terms.rateValue', {
        ...{ old: String(rate.denominator), oldSymbol: OLD_SYMBOL },
        ...{ next: String(rate.numerator), nextSymbol: NEW_SYMBOL },
      }),
    },
    cap !== null &&
      room !== null && {
        term: t('terms.room'),
        value: t('terms.roomValue', { room: showAmount(room, DECIMALS), cap: showAmount(cap, DECIMALS) }),
      },
    owner !== null && {
      term: t('terms.owner'),
      value: <ContractAddress settings={settings} address={owner} />,
    },
  ].filter((row) => row !== false);
  if (rows.length === 0) return null;
  return (
    <section className={styles.terms} aria-label={t('terms.label')}>
      <dl className={styles.rows}>
        {rows.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {owner !== null && terms.canPause && `${t('terms.pause')} `}
        {t('terms.source')}
      </p>
    </section>
  );
}
