import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import styles from './Slider.module.css';

interface SliderProps {
  label: string;
  help?: string;
  value: number;
  min?: number;
  max?: number;
  format: (value: number) => string;
  /** Called on release only. */
  onChange: (value: number) => void;
  /** Called with every value while dragging. */
  onSlide?: (value: number) => void;
}

/** Range input with page steps of 10, laid out as a row like Switch. */
export function Slider({ label, help, value, min = 0, max = 100, format, onChange, onSlide }: SliderProps) {
  const id = useId();
  const helpId = `${id}-help`;
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setShown(value);
  }
  // React's `onChange` fires while dragging; only the native `change` event fires on release.
  const commit = useEffectEvent(() => onChange(Number(input.current?.value)));
  useEffect(() => {
    const element = input.current;
    const onRelease = () => commit();
    element?.addEventListener('change', onRelease);
    return () => element?.removeEventListener('change', onRelease);
  }, []);

  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <label htmlFor={id}>{label}</label>
        {help !== undefined && <span id={helpId}>{help}</span>}
      </div>
      <div className={styles.control}>
        <output htmlFor={id} className={styles.figure}>
          {format(shown)}
        </output>
        <input
          ref={input}
          id={id}
          type="range"
          className={styles.slider}
          style={{ backgroundSize: `${((shown - min) / (max - min)) * 100}% 4px, 100% 4px` }}
          min={min}
          max={max}
          value={shown}
          aria-valuetext={format(shown)}
          aria-describedby={help === undefined ? undefined : helpId}
          onChange={(event) => {
            setShown(Number(event.target.value));
            onSlide?.(Number(event.target.value));
          }}
        />
      </div>
    </div>
  );
}
