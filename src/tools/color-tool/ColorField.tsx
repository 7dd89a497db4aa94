import { useId } from 'react';
import { toHex } from 'mui-theme-kit/colors';
import styles from './ColorTool.module.css';
import { TEXTS } from './texts';
import type { ColorInput } from './use-color-input';

interface Props {
  /** What the color is for, if the group of the field doesn't say it. */
  label?: string;
  input: ColorInput;
  onChange: (text: string) => void;
}

/** A text field for a color in any supported format, with the browser's color picker. */
export function ColorField({ label = TEXTS.color, input, onChange }: Props) {
  const id = useId();
  const { text, color, error } = input;
  return (
    <div className={styles.colorField}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.inputs}>
        <input
          type="color"
          className={styles.picker}
          aria-label={TEXTS.pick(label)}
          value={toHex(color)}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          className={styles.field}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={text}
          aria-invalid={error !== null}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      <p id={`${id}-note`} className={error === null ? styles.hint : styles.error} role="status">
        {error ?? TEXTS.colorHint}
      </p>
    </div>
  );
}
