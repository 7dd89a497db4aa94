import type { RefObject } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './CodeBlock.module.css';
import { CopyIconButton } from './CopyIconButton';
import { shownText } from './shown-text';
import { useOverflow } from './use-overflow';

interface Props {
  /** Element that contains the `<pre>`, or several of which CSS shows one. */
  block: RefObject<HTMLElement | null>;
  /** Selects the displayed `<pre>` in the block. Default: the only one. */
  selector?: string;
  /** Whether long lines wrap. */
  wraps: boolean;
  onWrapsChange: (wraps: boolean) => void;
}

/** The buttons in the header of a code block: one wraps long lines, the other copies the code. */
export function CodeTools({ block, selector = 'pre', wraps, onWrapsChange }: Props) {
  const t = useTranslate();
  // Without the pause, turning wrapping off would briefly remove the button, and with it the focus.
  const overflows = useOverflow(block, wraps);
  const getText = () => {
    const pre = block.current?.querySelector(selector);
    return pre ? shownText(pre) : '';
  };
  return (
    <span className={styles.tools}>
      {overflows && (
        <button
          type="button"
          className={styles.tool}
          aria-pressed={wraps}
          onClick={() => onWrapsChange(!wraps)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M4 6h16M4 12h13a3.5 3.5 0 0 1 0 7h-4m2.5-2.5L13 19l2.5 2.5M4 18h4" />
          </svg>
          <span className={styles.label}>{t('code.wrap')}</span>
        </button>
      )}
      <CopyIconButton className={styles.tool} getText={getText} />
    </span>
  );
}
