import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import styles from '../Studio.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  id: string;
  value: string;
  /** Returns why a value isn't valid; `null` if it was accepted. */
  onChange: (value: string) => string | null;
}

/**
 * A text field that keeps invalid input and says what's wrong, instead of changing the theme. Without
 * text it changes nothing, so readers can clear it and type.
 */
export function DraftInput({ id, value, onChange, ...attributes }: Props) {
  const [draft, setDraft] = useState<{ text: string; problem: string | null } | null>(null);
  const [lastValue, setLastValue] = useState(value);
  if (value !== lastValue) {
    setLastValue(value);
    // Changed elsewhere, for example by undo.
    if (draft && draft.text.trim() !== value) {
      setDraft(null);
    }
  }
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
        onChange={({ target }) => {
          const text = target.value.trim();
          setDraft({ text: target.value, problem: text === '' ? null : onChange(text) });
        }}
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
