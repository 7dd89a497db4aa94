import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons';
import styles from './NavbarMenu.module.css';

interface Props {
  className?: string;
  /** Text of the button that opens the menu. */
  button: ReactNode;
  /** Accessible name of the list. */
  label: string;
  /** List items with one link each. */
  children: ReactNode;
}

/**
 * A menu of links. It is a `<details>`, so that it works before and without scripts; what makes it
 * a menu is loaded when the reader first points at it or focuses it.
 */
export function NavbarMenu({ className, button, label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const behavior = useRef<Promise<() => void>>(undefined);

  useEffect(
    () => () => {
      void behavior.current?.then((detach) => detach());
    },
    [],
  );

  const loadBehavior = () => {
    const element = details.current;
    if (element && !behavior.current) {
      behavior.current = import('./menu-behavior').then(({ attachMenu }) => attachMenu(element));
      behavior.current.catch(() => {
        behavior.current = undefined;
      });
    }
  };

  return (
    <details
      ref={details}
      name="navbar-menu"
      className={clsx(styles.menu, className)}
      onPointerEnter={loadBehavior}
      onFocus={loadBehavior}
    >
      <summary className={styles.button}>
        {button}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.panel} aria-label={label}>
        {children}
      </ul>
    </details>
  );
}
