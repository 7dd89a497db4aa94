import type { ReactNode } from 'react';
import styles from '../Studio.module.css';
import { TEXTS } from '../texts';

interface Props {
  /** Id of the control. */
  id: string;
  label: string;
  /** Name for the button that removes the value, if the label isn't unique. */
  fullName?: string;
  /** Removes the theme's own value; absent if the theme has none. */
  onClear?: () => void;
  children: ReactNode;
}

/** A labeled control, with a button that goes back to the library's default. */
export function FieldRow({ id, label, fullName = label, onClear, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.rowHead}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {onClear ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={TEXTS.toDefaultOf(fullName)}
            onClick={() => {
              onClear();
              // The button disappears.
              document.getElementById(id)?.focus();
            }}
          >
            {TEXTS.toDefault}
          </button>
        ) : (
          <span className={styles.default}>{TEXTS.isDefault}</span>
        )}
      </div>
      {children}
    </div>
  );
}
