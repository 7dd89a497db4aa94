import clsx from 'clsx';
import type { NavigationIcon } from './entry';
import styles from './icons.module.css';

const PATHS = {
  blog: 'M6 4h12v16H6zM9 8h6M9 12h6M9 16h3',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm6 9 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  external: 'M14 5h5v5M19 5l-8 8M11 6H6v12h12v-5',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M16 16l4.5 4.5',
  store: 'M5 9h14l-1 11H6zM9 9V7a3 3 0 0 1 6 0v2',
  versions: 'm12 4 8 4-8 4-8-4zM4 12l8 4 8-4M4 16l8 4 8-4',
  repository:
    'M9 19c-4 1.5-4-2-6-2m12 4v-3.5c0-1 .1-1.4-.5-2 2.8-.3 5.5-1.4 5.5-6a4.6 4.6 0 0 0-1.3-3.2 4.2 4.2 0 0 0-.1-3.2s-1.1-.3-3.5 1.3a12 12 0 0 0-6.2 0C6.5 2.8 5.4 3.1 5.4 3.1a4.2 4.2 0 0 0-.1 3.2A4.6 4.6 0 0 0 4 9.5c0 4.6 2.7 5.7 5.5 6-.6.6-.6 1.2-.5 2V21',
} as const satisfies Record<NavigationIcon, string> & Record<string, string>;

interface Props {
  name: keyof typeof PATHS;
  /** Width and height in px. */
  size: number;
}

/** A decorative icon. The element around it provides the accessible name. */
export function Icon({ name, size }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={clsx(styles.icon, name === 'external' && styles.external)}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
