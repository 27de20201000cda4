import { useRef } from 'react';
import { Checkbox } from '../checkbox/Checkbox';
import { VisuallyHidden } from '../visuallyHidden/VisuallyHidden';

interface SelectBoxProps {
  label: string;
  isChosen: boolean;
  /** `isRange`: with Shift, from the item chosen last. */
  onToggle: (isRange: boolean) => void;
}

/** The box that chooses an item of a list. */
export function SelectBox({ label, isChosen, onToggle }: SelectBoxProps) {
  const isRange = useRef(false);
  return (
    <span onClickCapture={({ shiftKey }) => (isRange.current = shiftKey)}>
      <Checkbox isChecked={isChosen} onChange={() => onToggle(isRange.current)}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Checkbox>
    </span>
  );
}
