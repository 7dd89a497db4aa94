import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { useHtml } from '@site/src/browser/use-html';
import styles from './CodeBlock.module.css';
import { LinkedPre } from './links/LinkedPre';

interface Props {
  /** HTML of the highlighted code, from `plugins/highlight`. */
  html: string;
  /** Name of the block for assistive technology. */
  label: string;
  language?: string;
  title?: string;
  /** Number of the first line; without it, lines have no numbers. */
  firstLine?: number;
  /** Whether long lines wrap. */
  wraps: boolean;
}

/** The code of a block. */
export function CodePre({ html, label, language, title, firstLine, wraps }: Props) {
  const { push } = useHistory();
  const isNumbered = firstLine !== undefined;
  return (
    <LinkedPre
      className={clsx(styles.pre, wraps && styles.wraps, isNumbered && 'cl-numbers')}
      style={isNumbered ? ({ '--before': firstLine - 1 } as CSSProperties) : undefined}
      dir="ltr"
      role="group"
      aria-label={label}
      data-language={language}
      data-title={title}
      tabIndex={0}
      onFollow={push}
    >
      <code dangerouslySetInnerHTML={useHtml(html)} />
    </LinkedPre>
  );
}
