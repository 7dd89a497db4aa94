import styles from './CheckMyCode.module.css';
import { TEXTS } from './texts';
import type { Checked, Phase } from './use-check';

interface Props {
  phase: Phase;
  checked: Checked | null;
  onRetry: () => void;
}

/** The state of the check, announced politely: one element, so changes are announced. */
export function CheckStatus({ phase, checked, onRetry }: Props) {
  const text = () => {
    switch (phase.name) {
      case 'checking':
        return TEXTS.checking(phase.done, phase.total);
      case 'failed':
        return (
          <>
            {TEXTS.failed}{' '}
            <button type="button" className={styles.link} onClick={onRetry}>
              {TEXTS.retry}
            </button>
          </>
        );
      case 'done':
        return checked?.summary;
      default:
        return TEXTS[phase.name];
    }
  };
  return (
    <p className={styles.status} role="status">
      {text()}
    </p>
  );
}
