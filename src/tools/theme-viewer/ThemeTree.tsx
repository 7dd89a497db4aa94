import { pathOf } from './find-entries';
import type { FoundValue } from './find-entries';
import styles from './ThemeViewer.module.css';
import type { ThemeEntry } from './types';

const COLOR = /^"(#[\da-f]{3,8}|rgba?\([\d\s.,/%]+\))"$/i;

/** A colored square for a value that is a color. */
function Swatch({ value }: { value: string }) {
  const color = COLOR.exec(value)?.[1];
  return color ? <span className={styles.swatch} style={{ backgroundColor: color }} /> : null;
}

interface Props {
  entries: readonly ThemeEntry[];
  /** Path of the part that contains the entries. */
  parent: string;
  isOpen: (path: string) => boolean;
  onToggle: (path: string, isOpen: boolean) => void;
  /** Path of the selected value. */
  selected: string | undefined;
  onSelect: (value: FoundValue) => void;
}

/** Parts that open and close, and values that can be selected. */
export function ThemeTree({ entries, parent, ...tree }: Props) {
  const { isOpen, onToggle, selected, onSelect } = tree;
  return (
    <ul className={styles.items}>
      {entries.map((entry) => {
        const path = pathOf(parent, entry.key);
        if ('children' in entry) {
          return (
            <li key={path}>
              <details
                open={isOpen(path)}
                onToggle={({ currentTarget }) => {
                  if (currentTarget.open !== isOpen(path)) {
                    onToggle(path, currentTarget.open);
                  }
                }}
              >
                <summary className={styles.part}>
                  <bdi>{entry.key}</bdi>
                </summary>
                <ThemeTree entries={entry.children} parent={path} {...tree} />
              </details>
            </li>
          );
        }
        const { value, dark } = entry;
        return (
          <li key={path}>
            <button
              type="button"
              className={styles.value}
              aria-pressed={path === selected}
              onClick={() => onSelect({ ...entry, path })}
            >
              <span>{entry.key}:</span> <Swatch value={value} />
              {value}
              {dark !== undefined && (
                <>
                  <span className={styles.mode}> · dark </span>
                  <Swatch value={dark} />
                  {dark}
                </>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
