import { useId } from 'react';
import { ownValue } from '@site/src/foundation/own-value';
import styles from '../Studio.module.css';
import { TEXTS } from '../texts';

type Value = string | boolean;

interface Props {
  label: string;
  fullName?: string;
  values: readonly Value[];
  /** Labels of values; without one, the value itself is shown. */
  labels?: Readonly<Record<string, string>>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

function textOf(value: Value): string {
  return typeof value === 'string' ? value : value ? TEXTS.yes : TEXTS.no;
}

/** A select for one of a few values, or the library's default. */
export function ChoiceField({ label, fullName, values, labels, value, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.field}
        aria-label={fullName}
        value={value === undefined ? '' : String(value)}
        onChange={({ target }) => onChange(values.find((one) => String(one) === target.value))}
      >
        <option value="">{TEXTS.defaultChoice}</option>
        {values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {(labels && ownValue(labels, String(one))) ?? textOf(one)}
          </option>
        ))}
      </select>
    </div>
  );
}
