import { useId } from 'react';
import styles from './ColorTool.module.css';

interface Props {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A slider for a number of the palette. */
export function RuleSlider({ label, value, onChange, ...range }: Props) {
  const id = useId();
  return (
    <div className={styles.shade}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        value={value}
        {...range}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <output htmlFor={id}>{value}</output>
    </div>
  );
}
