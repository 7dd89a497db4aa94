import { useId } from 'react';
import { toHex } from 'mui-theme-kit/colors';
import styles from '../Studio.module.css';
import { TEXTS } from '../texts';
import { DraftInput } from './DraftInput';
import { FieldRow } from './FieldRow';

interface Props {
  label: string;
  /** The name with its group, such as `Primary, main`. */
  fullName: string;
  /** The color in use. */
  used: string;
  /** Whether the theme sets it. */
  isOwn: boolean;
  onChange: (value: string | undefined) => string | null;
}

/** A color as text in any format, with the browser's color picker. */
export function ColorField({ label, fullName, used, isOwn, onChange }: Props) {
  const id = useId();
  return (
    <FieldRow
      id={id}
      label={label}
      fullName={fullName}
      onClear={isOwn ? () => void onChange(undefined) : undefined}
    >
      <div className={styles.color}>
        <input
          type="color"
          className={styles.picker}
          aria-label={TEXTS.picker(fullName)}
          value={toHex(used)}
          onChange={({ target }) => void onChange(target.value)}
        />
        <DraftInput id={id} value={used} onChange={onChange} />
      </div>
    </FieldRow>
  );
}
