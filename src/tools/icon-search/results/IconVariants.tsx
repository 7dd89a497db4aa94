import searchStyles from '../IconSearch.module.css';
import { IconSvg } from '../IconSvg';
import type { IconTheme } from '../types';
import type { Drawings } from './drawings';
import styles from './IconDialog.module.css';
import type { IconIndex } from './icon-index';
import { exportName } from './names';
import type { Entry } from './search';
import { useDrawings } from './use-drawings';
import { TEXTS } from '../texts';

interface Props {
  entry: Entry;
  /** The theme that the dialog shows. */
  theme: IconTheme;
  index: IconIndex;
  drawings: Drawings;
  onSelect: (selected: string) => void;
}

/** The names of an icon in the other themes. */
export function IconVariants({ entry, theme, index, drawings, onSelect }: Props) {
  const others = index.themesOf(entry.position).filter((one) => one !== theme);
  useDrawings(
    drawings,
    others.map((one) => [entry.position, one] as const),
  );
  return (
    others.length > 0 && (
      <section>
        <p className={searchStyles.heading}>{TEXTS.variants}</p>
        <ul className={styles.variants}>
          {others.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.variant}
                onClick={() => onSelect(exportName(entry.name, one))}
              >
                <IconSvg drawing={drawings.peek(entry.position, one)} size={24} />
                {exportName(entry.name, one)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
