import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from './texts';

/** Items rendered at once. A generated file can have thousands. */
const PORTION = 200;

interface Props<Item> {
  items: readonly Item[];
  /** Renders all that is shown. */
  children: (shown: readonly Item[]) => ReactNode;
}

/** The first items of a list, with a button that shows the next ones. */
export function LongList<Item>({ items, children }: Props<Item>) {
  const [limit, setLimit] = useState(PORTION);
  const hidden = Math.max(0, items.length - limit);
  return (
    <>
      {children(items.slice(0, limit))}
      {hidden > 0 && (
        <button type="button" className={styles.button} onClick={() => setLimit(limit + PORTION)}>
          {TEXTS.showMore(Math.min(PORTION, hidden), hidden)}
        </button>
      )}
    </>
  );
}
