import { useHistory } from '@docusaurus/router';
import clsx from 'clsx';
import type { ComponentProps, CSSProperties } from 'react';
import { useHtml } from '@site/src/foundation/browser/use-html';
import styles from './CodeBlock.module.css';
import { LinkedPre } from './links/LinkedPre';

interface Props extends Omit<ComponentProps<'pre'>, 'children' | 'className' | 'style'> {
  /** HTML of the highlighted code, from `plugins/shared/highlight`. */
  html: string;
  /** Number of the first line; without it, lines have no numbers. */
  firstLine?: number;
  /** Whether long lines wrap. */
  wraps: boolean;
}

/**
 * The code of a block. Other props, such as its name and language, are set on the `<pre>`;
 * `plugins/output/machine-readable` reads `data-language` and `data-title`.
 */
export function CodePre({ html, firstLine, wraps, ...others }: Props) {
  const { push } = useHistory();
  const isNumbered = firstLine !== undefined;
  return (
    <LinkedPre
      {...others}
      className={clsx(styles.pre, wraps && styles.wraps, isNumbered && 'cl-numbers')}
      style={isNumbered ? ({ '--before': firstLine - 1 } as CSSProperties) : undefined}
      dir="ltr"
      role="group"
      tabIndex={0}
      onFollow={push}
    >
      <code dangerouslySetInnerHTML={useHtml(html)} />
    </LinkedPre>
  );
}
