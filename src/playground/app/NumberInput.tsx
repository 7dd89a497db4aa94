import { useState } from 'react';
import type { PropValue } from '../types';
import styles from './styles/PlaygroundApp.module.css';

interface Props {
  id: string;
  value: PropValue | undefined;
  onChange: (value: number | undefined) => void;
}

/** A number field. It keeps incomplete input, such as a minus sign. */
export function NumberInput({ id, value, onChange }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === undefined ? '' : String(value);
  return (
    <input
      id={id}
      type="number"
      step="any"
      className={styles.input}
      value={draft ?? shown}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(Number.isNaN(target.valueAsNumber) ? undefined : target.valueAsNumber);
      }}
      onBlur={() => setDraft(null)}
    />
  );
}
