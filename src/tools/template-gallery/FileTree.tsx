import { useState } from 'react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { fileTree, foldersAround, visibleRows } from './file-tree';
import type { TreeRow } from './file-tree';
import styles from './SourceBrowser.module.css';
import { treeAction } from './tree-keys';

interface Props {
  /** Name of the tree for assistive technology. */
  label: string;
  paths: readonly string[];
  /** Path of the file that is shown. Its folders are open at first. */
  value: string;
  onChange: (path: string) => void;
}

/** The files of a project by folder. Folders open and close; a file is shown when it's activated. */
export function FileTree({ label, paths, value, onChange }: Props) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(foldersAround(value)));
  // The row that the Tab key reaches.
  const [current, setCurrent] = useState(value);
  const rows = visibleRows(fileTree(paths), (path) => open.has(path));

  const toggle = (path: string) => {
    const next = new Set(open);
    if (!next.delete(path)) {
      next.add(path);
    }
    setOpen(next);
  };
  const activate = ({ path, isFolder }: TreeRow) => {
    setCurrent(path);
    (isFolder ? toggle : onChange)(path);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const index = rows.findIndex(({ path }) => path === current);
    const tree = event.currentTarget;
    const action =
      event.ctrlKey || event.metaKey || event.altKey
        ? null
        : treeAction(event.key, rows, index, {
            isOpen: open.has(current),
            isRtl: getComputedStyle(tree).direction === 'rtl',
          });
    if (action === null) {
      return;
    }
    event.preventDefault();
    if (action === 'toggle') {
      toggle(current);
    } else if (action === 'activate') {
      activate(rows[index]!);
    } else {
      setCurrent(rows[action.focus]!.path);
      (tree.children[action.focus] as HTMLElement).focus();
    }
  };

  return (
    <ul role="tree" aria-label={label} className={styles.items} onKeyDown={handleKeyDown}>
      {rows.map((row) => (
        // The keys of all rows are handled in the tree.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={row.path}
          role="treeitem"
          aria-level={row.level}
          aria-posinset={row.position}
          aria-setsize={row.count}
          aria-expanded={row.isFolder ? open.has(row.path) : undefined}
          aria-selected={row.path === value}
          tabIndex={row.path === current ? 0 : -1}
          className={row.isFolder ? styles.folder : styles.file}
          style={{ '--level': row.level } as CSSProperties}
          onClick={() => activate(row)}
        >
          <bdi dir="ltr">{row.name}</bdi>
        </li>
      ))}
    </ul>
  );
}
