import type { KeyboardEvent } from 'react';
import { LTR_ARROWS, RTL_ARROWS, nextIndex } from '@site/src/foundation/browser/next-index';
import styles from './Studio.module.css';

interface Props<Name extends string> {
  label: string;
  tabs: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  selected: Name;
  onSelect: (name: Name) => void;
  /** Id of the element that contains the selected panel; that of a tab begins with it. */
  panelId: string;
}

/** A list of tabs: arrow keys select and focus the next one. */
export function Tabs<Name extends string>(props: Props<Name>) {
  const { label, tabs, labels, selected, onSelect, panelId } = props;
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { direction } = getComputedStyle(event.currentTarget);
    const arrows = direction === 'rtl' ? RTL_ARROWS : LTR_ARROWS;
    const next = nextIndex(event.key, tabs.indexOf(selected), tabs.length, arrows);
    if (next !== null) {
      event.preventDefault();
      onSelect(tabs[next]!);
      event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]!.focus();
    }
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      className={styles.tabs}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
    >
      {tabs.map((name) => (
        <button
          key={name}
          id={`${panelId}-${name}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={name === selected}
          aria-controls={panelId}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}
