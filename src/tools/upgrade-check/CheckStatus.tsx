import styles from './CheckMyCode.module.css';
import { TEXTS } from './texts';
import type { Phase } from './use-check';

interface Props {
  phase: Phase;
  onRetry: () => void;
}

/**
 * The state of the check, announced politely: one element, so changes are announced. It doesn't count
 * files, because that would be announced too.
 *
 * Texts of the check are English. In a page from right to left, `<bdi>` keeps the order of their
 * words, and the place of numbers and punctuation.
 */
export function CheckStatus({ phase, onRetry }: Props) {
  const text = () => {
    switch (phase.name) {
      case 'checking':
        return TEXTS.checking(phase.total);
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
        return phase.text;
      default:
        return TEXTS[phase.name];
    }
  };
  return (
    <p className={styles.status} role="status">
      <bdi>{text()}</bdi>
    </p>
  );
}
