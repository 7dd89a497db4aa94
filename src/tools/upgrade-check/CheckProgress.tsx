import { useRef } from 'react';
import styles from './CheckMyCode.module.css';
import { TEXTS } from './texts';
import { isRunning } from './use-check';
import type { Phase } from './use-check';

interface Props {
  phase: Phase;
  onStart: () => void;
  onCancel: () => void;
}

/** The button that starts the check, with progress and a button that cancels it while it runs. */
export function CheckProgress({ phase, onStart, onCancel }: Props) {
  const start = useRef<HTMLButtonElement>(null);
  const progress = 'total' in phase ? { value: phase.done, max: Math.max(1, phase.total) } : {};
  return (
    <div className={styles.running}>
      <button ref={start} type="button" className={styles.check} onClick={onStart}>
        {TEXTS.check}
      </button>
      {/* Keeps its place while it's hidden, so nothing moves. */}
      <div className={styles.progress} data-running={isRunning(phase) || undefined}>
        <progress aria-label={TEXTS.progress} {...progress} />
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            // The button is hidden afterwards.
            start.current!.focus();
            onCancel();
          }}
        >
          {TEXTS.cancel}
        </button>
      </div>
    </div>
  );
}
