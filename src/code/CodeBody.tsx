import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { useHtml } from '@site/src/browser/use-html';
import { useTranslate } from '@site/src/i18n';
import styles from './CodeBlock.module.css';
import { CopyButton } from './CopyButton';
import { LinkedPre } from './links/LinkedPre';
import { shownText } from './shown-text';
import { useOverflow } from './use-overflow';

interface Props {
  /** HTML of the highlighted code, from `plugins/highlight`. */
  html: string;
  /** Name of the block for assistive technology. */
  label: string;
  /** Number of the first line; without it, lines have no numbers. */
  firstLine?: number;
}

/** The code of a block with its buttons. */
export function CodeBody({ html, label, firstLine }: Props) {
  const t = useTranslate();
  const { push } = useHistory();
  const pre = useRef<HTMLPreElement>(null);
  const [wraps, setWraps] = useState(false);
  // Without this, turning wrapping off would briefly remove the button, and with it the focus.
  const overflows = useOverflow(pre, wraps);
  const isNumbered = firstLine !== undefined;
  return (
    <div className={styles.body} data-copies="">
      <LinkedPre
        ref={pre}
        className={clsx(styles.pre, wraps && styles.wraps, isNumbered && 'cl-numbers')}
        style={isNumbered ? ({ '--before': firstLine - 1 } as CSSProperties) : undefined}
        dir="ltr"
        role="group"
        aria-label={label}
        tabIndex={0}
        onFollow={push}
      >
        <code dangerouslySetInnerHTML={useHtml(html)} />
      </LinkedPre>
      <div className={styles.tools}>
        {overflows && (
          <button
            type="button"
            className={styles.tool}
            aria-pressed={wraps}
            onClick={() => setWraps(!wraps)}
          >
            {t('code.wrap')}
          </button>
        )}
        <CopyButton
          className={styles.tool}
          getText={() => (pre.current ? shownText(pre.current) : '')}
        />
      </div>
    </div>
  );
}
