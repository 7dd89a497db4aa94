import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { nextIndex, rowArrows } from '@site/src/foundation/browser/next-index';
import styles from '../controls/tabs.module.css';

interface Tab {
  label: string;
  /** Id of the element that contains the tab's panel. */
  panelId: string;
  /** The tab's own id, which can label its panel. */
  id?: string;
  /**
   * Class of a tab whose selection CSS shows by an attribute of the document, because the server
   * doesn't know it. The tab isn't marked otherwise.
   */
  className?: string;
}

interface Props {
  label: string;
  className?: string;
  tabs: readonly Tab[];
  /** Index of the selected tab. */
  selected: number;
  onSelect: (index: number) => void;
}

/** A list of tabs: one tab stop; arrow keys, Home and End select and focus another tab. */
export function Tabs({ label, className, tabs, selected, onSelect }: Props) {
  const handleKeyDown = (event: KeyboardEvent) => {
    const list = event.currentTarget;
    const next = nextIndex(event.key, selected, tabs.length, rowArrows(list));
    if (next !== null) {
      event.preventDefault();
      onSelect(next);
      (list.children[next] as HTMLElement).focus();
    }
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      className={clsx(styles.tabs, className)}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((tab, index) => (
        <button
          key={tab.label}
          type="button"
          role="tab"
          id={tab.id}
          dir="auto"
          className={clsx(styles.tab, tab.className ?? styles.marked)}
          aria-selected={index === selected}
          aria-controls={tab.panelId}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
