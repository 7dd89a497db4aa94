import { useId } from 'react';
import styles from '../Studio.module.css';
import { FieldRow } from './FieldRow';

interface Props {
  label: string;
  fullName?: string;
  /** The value in use. */
  used: number;
  isOwn: boolean;
  range: { min: number; max: number };
  step?: number;
  unit?: string;
  onChange: (value: number | undefined) => void;
}

/** A number as a slider. */
export function RangeField({ used, isOwn, range, step = 1, unit = '', ...props }: Props) {
  const { label, fullName, onChange } = props;
  const id = useId();
  const text = `${used}${unit}`;
  return (
    <FieldRow
      id={id}
      label={label}
      fullName={fullName}
      onClear={isOwn ? () => onChange(undefined) : undefined}
    >
      <div className={styles.range}>
        <input
          id={id}
          type="range"
          aria-label={fullName}
          aria-valuetext={text}
          {...range}
          step={step}
          value={used}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
        <output htmlFor={id} className={styles.value}>
          {text}
        </output>
      </div>
    </FieldRow>
  );
}
