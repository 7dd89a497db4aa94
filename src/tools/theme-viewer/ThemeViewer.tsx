import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useId, useState } from 'react';
import { linkParameter } from '@site/src/foundation/browser/link-query';
import { CopyIconButton } from '@site/src/page/code';
import { countValues, filterEntries, openedBy, partPaths } from './find-entries';
import type { FoundValue } from './find-entries';
import { ThemeTree } from './ThemeTree';
import styles from './ThemeViewer.module.css';
import type { ThemeEntry } from './types';

/** English texts of the theme viewer, which exists in English only. */
const TEXTS = {
  filter: 'Filter by name or value',
  placeholder: 'For example primary or 1200',
  count: (count: number) => (count === 1 ? '1 value' : `${count} values`),
  none: (filter: string) => `Nothing in the theme matches “${filter}”.`,
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  tree: 'Default theme',
  selected: 'Selected value',
  path: 'Path',
  light: 'Light',
  dark: 'Dark',
  value: 'Value',
  hint: 'Select a value to copy it or its path.',
} as const;

function rowsOf({ path, value, dark }: FoundValue): [label: string, text: string][] {
  return dark === undefined
    ? [
        [TEXTS.path, `theme.${path}`],
        [TEXTS.value, value],
      ]
    : [
        [TEXTS.path, `theme.${path}`],
        [TEXTS.light, value],
        [TEXTS.dark, dark],
      ];
}

/** The path and the values of a selected value, with buttons that copy them. */
function SelectedValue({ value }: { value: FoundValue | undefined }) {
  return (
    <section className={styles.selected} aria-label={TEXTS.selected} aria-live="polite">
      {value ? (
        rowsOf(value).map(([label, text]) => (
          <div key={label} className={styles.row}>
            <span className={styles.label}>{label}</span>
            <code dir="ltr">{text}</code>
            <CopyIconButton
              className={styles.copy}
              getText={() => text.replace(/^"(.*)"$/, '$1')}
            />
          </div>
        ))
      ) : (
        <p className={styles.hint}>{TEXTS.hint}</p>
      )}
    </section>
  );
}

/**
 * A theme as a tree that can be filtered. `?expand-path=$.palette.primary` opens a part of it.
 *
 * @param props.entries - Data from `plugins/assets/default-theme`.
 */
export function ThemeViewer({ entries }: { entries: readonly ThemeEntry[] }) {
  const { search } = useLocation();
  // The server doesn't know the query.
  const query = useIsBrowser() ? linkParameter(search, 'expand-path') : null;
  const id = useId();
  const [filter, setFilter] = useState('');
  const [chosen, setOpen] = useState<ReadonlySet<string>>();
  const [selected, setSelected] = useState<FoundValue>();
  const open = chosen ?? new Set(openedBy(query));
  const shown = filterEntries(entries, filter);
  const count = countValues(shown);
  return (
    <div className={styles.viewer}>
      <div className={styles.tools}>
        <div className={styles.filter}>
          <label htmlFor={id}>{TEXTS.filter}</label>
          <input
            id={id}
            type="search"
            className={styles.field}
            placeholder={TEXTS.placeholder}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        </div>
        <button
          type="button"
          className={styles.tool}
          onClick={() => setOpen(new Set(partPaths(entries)))}
        >
          {TEXTS.expandAll}
        </button>
        <button type="button" className={styles.tool} onClick={() => setOpen(new Set())}>
          {TEXTS.collapseAll}
        </button>
        <p className={styles.count} role="status">
          {count > 0 ? TEXTS.count(count) : TEXTS.none(filter)}
        </p>
      </div>
      <div className={styles.tree} role="group" aria-label={TEXTS.tree} dir="ltr">
        <ThemeTree
          entries={shown}
          parent=""
          isOpen={(path) => filter.trim() !== '' || open.has(path)}
          onToggle={(path, isOpen) => {
            const next = new Set(open);
            if (isOpen) {
              next.add(path);
            } else {
              next.delete(path);
            }
            setOpen(next);
          }}
          selected={selected?.path}
          onSelect={setSelected}
        />
      </div>
      <SelectedValue value={selected} />
    </div>
  );
}
