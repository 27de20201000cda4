import { useTexts } from '@/shared/i18n/useTexts';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/field/TextField';
import type { Settings } from '../../config/settings';
import { showAmount, type TypedAmount } from '../../session/amount';
import type { Holdings } from '../../chain/contractReads';
import styles from './AmountField.module.css';

interface AmountFieldProps {
  settings: Settings;
  text: string;
  typed: TypedAmount;
  holdings: Holdings | null;
  isDisabled: boolean;
  onType: (text: string) => void;
  onUseAll: () => void;
}

export function AmountField({
  settings,
  text,
  typed,
  holdings,
  isDisabled,
  onType,
  onUseAll,
}: AmountFieldProps) {
  const t = useTexts('migrationSession');
  const { DECIMALS, OLD_SYMBOL } = settings;
  const isOver = typed.kind === 'amount' && holdings !== null && typed.value > holdings.old;
  const error =
    typed.kind === 'problem'
      ? t(`problems.${typed.problem}`, { decimals: DECIMALS })
      : isOver
        ? t('problems.overBalance', { balance: showAmount(holdings.old, DECIMALS), symbol: OLD_SYMBOL })
        : undefined;
  return (
    <TextField
      label={t('amount.label')}
      className={styles.amount}
      value={text}
      error={error}
      disabled={isDisabled}
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      data-length={text.length > 14 ? 'long' : 'short'}
      onChange={(event) => onType(event.target.value)}
      after={
        <>
          <span className={styles.unit}>{OLD_SYMBOL}</span>
          <Button size="sm" disabled={isDisabled} onClick={onUseAll}>
            {t('amount.max')}
          </Button>
        </>
      }
    />
  );
}
