import { useState } from 'react';
import type { ReactNode } from 'react';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from '../texts';

/** Items rendered at first. A generated file can have thousands. */
const SHOWN = 200;

interface Props<Item> {
  items: readonly Item[];
  /** Renders what is in an item of the list. */
  children: (item: Item) => ReactNode;
}

/** A list with a button that shows all of its items. */
export function LongList<Item>({ items, children }: Props<Item>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, SHOWN);
  const hidden = items.length - shown.length;
  return (
    <>
      <ol className={styles.rows}>
        {shown.map((item, index) => (
          <li key={index} className={styles.row}>
            {children(item)}
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <button type="button" className={styles.button} onClick={() => setShowsAll(true)}>
          {TEXTS.showAll(hidden.toLocaleString('en'))}
        </button>
      )}
    </>
  );
}
