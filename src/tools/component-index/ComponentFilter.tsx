import { useId, useState } from 'react';
import styles from './ComponentFilter.module.css';
import { ComponentGroups } from './ComponentGroups';
import { matchingGroups } from './matching';
import type { IndexedGroup } from './types';

// These texts aren't in `src/foundation/i18n`, because every page loads those.

function countText(groups: readonly IndexedGroup[]): string {
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0);
  return count === 1 ? '1 page' : `${count} pages`;
}

/** All components by category, with a field that filters them by name. */
export function ComponentFilter({ groups }: { groups: readonly IndexedGroup[] }) {
  const [text, setText] = useState('');
  const id = useId();
  const found = matchingGroups(groups, text);
  return (
    <>
      <div className={styles.bar}>
        <label className={styles.label} htmlFor={id}>
          Filter by name
        </label>
        <input
          id={id}
          className={styles.field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <span className={styles.count} role="status">
          {countText(found)}
        </span>
      </div>
      {found.length === 0 ? (
        <p className={styles.empty}>
          No component is called “{text.trim()}”. Search the documentation to find it by what it
          does.
        </p>
      ) : (
        <ComponentGroups groups={found} />
      )}
    </>
  );
}
