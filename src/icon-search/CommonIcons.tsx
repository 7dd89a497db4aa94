import { breakable } from '@site/src/browser/breakable';
import { useTranslate } from '@site/src/i18n';
import styles from './IconSearch.module.css';
import { IconSvg } from './IconSvg';
import type { CommonIcon } from './types';

interface Props {
  icons: readonly CommonIcon[];
  onSelect: (name: string) => void;
}

/** The common icons, which the page contains. They're shown until the search has loaded. */
export function CommonIcons({ icons, onSelect }: Props) {
  const t = useTranslate();
  return (
    <ul className={styles.common} aria-label={t('iconSearch.common')}>
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
