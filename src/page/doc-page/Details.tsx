import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { Children, isValidElement } from 'react';
import type { ComponentProps } from 'react';
import styles from './Details.module.css';

/** Content that readers expand; its `<summary>` is one of the children. */
export function Details({ children, className, ...props }: ComponentProps<'details'>) {
  const { collectAnchor } = useBrokenLinks();
  if (props.id) {
    collectAnchor(props.id);
  }
  const items = Children.toArray(children);
  const summary = items.find((item) => isValidElement(item) && item.type === 'summary');
  return (
    // The reader or the browser may have opened it before the page hydrates.
    <details
      {...props}
      className={clsx('alert alert--info', styles.details, className)}
      suppressHydrationWarning
    >
      {summary}
      <div className={styles.content}>{items.filter((item) => item !== summary)}</div>
    </details>
  );
}
