import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import styles from '../Studio.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  id: string;
  value: string;
  /** Returns why a value isn't valid; `null` if it was accepted. */
  onChange: (value: string) => string | null;
}

/** A text field that keeps invalid input and says what's wrong, instead of changing the theme. */
export function DraftInput({ id, value, onChange, ...attributes }: Props) {
  const [draft, setDraft] = useState<{ text: string; problem: string | null } | null>(null);
  const problem = draft?.problem ?? null;
  return (
    <>
      <input
        {...attributes}
        id={id}
        type="text"
        className={styles.field}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? attributes['aria-describedby'] : `${id}-problem`}
        value={draft?.text ?? value}
        onChange={({ target }) => setDraft({ text: target.value, problem: onChange(target.value) })}
        onBlur={() => {
          if (problem === null) {
            setDraft(null);
          }
        }}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
