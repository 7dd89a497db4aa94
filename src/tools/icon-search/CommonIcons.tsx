import { breakable } from '@site/src/foundation/browser/breakable';
import styles from './IconSearch.module.css';
import { IconSvg } from './IconSvg';
import type { CommonIcon } from './types';
import { TEXTS } from './texts';

interface Props {
  icons: readonly CommonIcon[];
  onSelect: (name: string) => void;
}

/** The common icons, which the page contains. They're shown until the search has loaded. */
export function CommonIcons({ icons, onSelect }: Props) {
  return (
    <ul className={styles.common} aria-label={TEXTS.common}>
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
