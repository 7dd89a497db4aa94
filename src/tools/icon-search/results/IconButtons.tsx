import { useId } from 'react';
import { breakable } from '@site/src/foundation/browser/breakable';
import styles from '../IconSearch.module.css';
import { IconSvg } from '../IconSvg';
import type { IconTheme } from '../types';
import type { Drawings } from './drawings';
import type { IconIndex } from './icon-index';
import { exportName } from './names';
import type { Entry } from './search';
import { useDrawings } from './use-drawings';

interface Props {
  title: string;
  entries: readonly Entry[];
  theme: IconTheme;
  index: IconIndex;
  drawings: Drawings;
  /** Receives the name of the icon's export. */
  onSelect: (selected: string) => void;
}

/** A few icons, each a button. An icon that lacks the theme is shown in another one. */
export function IconButtons({ title, entries, theme, index, drawings, onSelect }: Props) {
  const id = useId();
  const shown = entries.map(({ name, position }) => {
    const available = index.themesOf(position);
    const shownTheme = available.includes(theme) ? theme : available[0]!;
    return { position, theme: shownTheme, exported: exportName(name, shownTheme) };
  });
  useDrawings(
    drawings,
    shown.map((one) => [one.position, one.theme] as const),
  );
  return (
    <section className={styles.buttons}>
      <p id={id} className={styles.heading}>
        {title}
      </p>
      <ul className={styles.common} aria-labelledby={id}>
        {shown.map((one) => (
          <li key={one.exported}>
            <button type="button" className={styles.cell} onClick={() => onSelect(one.exported)}>
              <IconSvg drawing={drawings.peek(one.position, one.theme)} />
              <span className={styles.name}>{breakable(one.exported)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
