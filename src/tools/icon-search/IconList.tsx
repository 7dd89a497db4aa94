import { breakable } from '@site/src/foundation/browser/breakable';
import styles from './IconSearch.module.css';
import { IconSvg } from './IconSvg';
import type { IconDrawing } from './types';

interface Props {
  icons: readonly { name: string; drawing?: IconDrawing }[];
  onSelect: (name: string) => void;
  'aria-label'?: string;
  'aria-labelledby'?: string;
}

/** A few icons, each a button. */
export function IconList({ icons, onSelect, ...label }: Props) {
  return (
    <ul className={styles.common} {...label}>
      {icons.map(({ name, drawing }) => (
        <li key={name}>
          <button type="button" className={styles.cell} onClick={() => onSelect(name)}>
            <IconSvg drawing={drawing} />
            <span className={styles.name}>{breakable(name)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
