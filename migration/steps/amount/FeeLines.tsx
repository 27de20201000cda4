import { useTexts } from '@/shared/i18n/useTexts';
import type { Settings } from '../../config/settings';
import { showRoughly } from '../../session/amount';
import { roundDuration } from '../../chain/gas';
import type { Fee } from '../../session/state';
import styles from '../Step.module.css';

interface FeeLinesProps {
  settings: Settings;
  fee: Fee | null;
  prompts: 1 | 2;
}

/** Highest network fee and expected waiting time; unknown values are left out (MIG-09). */
export function FeeLines({ settings, fee, prompts }: FeeLinesProps) {
  const t = useTexts('migrationSession');
  if (fee === null) return null;
  const most = BigInt(settings.GAS_LIMIT) * fee.price * BigInt(prompts);
  const waiting = fee.waitMs === null ? null : roundDuration(fee.waitMs);
  return (
    <div className={styles.note}>
      <p>{t('fee.network', { fee: showRoughly(most, 18), price: showRoughly(fee.price, 9) })}</p>
      {waiting !== null && <p>{t(`fee.wait.${waiting.unit}`, { count: waiting.count })}</p>}
    </div>
  );
}
