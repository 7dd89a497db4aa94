import { useId } from 'react';
import { IconList } from '../IconList';
import styles from '../IconSearch.module.css';
import type { IconTheme } from '../types';
import { useDrawings } from '../find/drawings';
import type { LoadedIcons } from './loaded-icons';
import { exportName } from './names';
import type { Entry } from '../find/search';

interface Props {
  title: string;
  entries: readonly Entry[];
  theme: IconTheme;
  icons: LoadedIcons;
  /** Receives the name of the icon's export. */
  onSelect: (selected: string) => void;
}

/** A few icons. One that lacks the theme is shown in another one. */
export function IconButtons({ title, entries, theme, icons, onSelect }: Props) {
  const { index, drawings } = icons;
  const id = useId();
  const shown = entries.map(({ name, position }) => {
    const available = index.themesOf(position);
    const shownTheme = available.includes(theme) ? theme : available[0]!;
    return { name: exportName(name, shownTheme), icon: [position, shownTheme] as const };
  });
  useDrawings(
    drawings,
    shown.map(({ icon }) => icon),
  );
  return (
    <section className={styles.buttons}>
      <p id={id} className={styles.heading}>
        {title}
      </p>
      <IconList
        aria-labelledby={id}
        icons={shown.map(({ name, icon }) => ({ name, drawing: drawings.peek(...icon) }))}
        onSelect={onSelect}
      />
    </section>
  );
}
