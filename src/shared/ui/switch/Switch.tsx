import { useId } from 'react';
import styles from './Switch.module.css';

interface SwitchProps {
  label: string;
  help?: string;
  isLabelHidden?: boolean;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
}

/** Setting that takes effect at once: label and help at the start of the row, switch at the end. */
export function Switch({
  label,
  help,
  isLabelHidden = false,
  isOn,
  isDisabled = false,
  onChange,
}: SwitchProps) {
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <div className={styles.row}>
      <div className={styles.texts} data-hidden={isLabelHidden}>
        <label htmlFor={id}>{label}</label>
        {help !== undefined && <span id={helpId}>{help}</span>}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={help === undefined ? undefined : helpId}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
