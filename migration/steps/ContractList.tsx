import { useTexts } from '@/shared/i18n/useTexts';
import type { Settings } from '../config/settings';
import { spenderOf } from '../chain/contracts';
import { ContractAddress } from './ContractAddress';
import { Fingerprint } from './Fingerprint';
import styles from './Step.module.css';

/** Full contract addresses, to compare with those in the wallet. */
export function ContractList({ settings }: { settings: Settings }) {
  const t = useTexts('migrationSession');
  const rows = [
    { term: t('contracts.old', { symbol: settings.OLD_SYMBOL }), address: settings.OLD_TOKEN },
    { term: t('contracts.next', { symbol: settings.NEW_SYMBOL }), address: settings.NEW_TOKEN },
    { term: t('contracts.spender'), address: spenderOf(settings) },
  ];
  return (
    <details className={styles.note}>
      <summary>{t('contracts.summary')}</summary>
      <dl className={styles.rows}>
        {rows.map(({ term, address }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={styles.mono}>
              <ContractAddress settings={settings} address={address} />
            </dd>
          </div>
        ))}
      </dl>
      <Fingerprint settings={settings} />
      <p>{t('contracts.hardware')}</p>
    </details>
  );
}
