import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
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
 * A menu of links. It is a `<details>`, so it works before and without JavaScript. Keyboard
 * behavior loads on hover or focus.
 */
export function NavbarMenu({ className, button, label, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const behavior = useRef<Promise<(() => void) | undefined>>(undefined);

  useEffect(
    () => () => {
      void behavior.current?.then((detach) => detach?.());
    },
    [],
  );

  const loadBehavior = () => {
    const element = details.current;
    if (!element || behavior.current) {
      return;
    }
    const waiting = new AbortController();
    let isLeft = false;
    const onEarlyClick = ({ target }: MouseEvent) => {
      const isInside = target instanceof Element && element.contains(target);
      isLeft = !isInside || target.closest('a') !== null;
    };
    document.addEventListener('click', onEarlyClick, { signal: waiting.signal });
    behavior.current = import(/* webpackChunkName: 'shell-menu' */ './menu-behavior')
      .then(({ attachMenu }) => {
        if (isLeft) {
          element.open = false;
        }
        return attachMenu(element);
      })
      .catch(() => {
        behavior.current = undefined;
        return undefined;
      })
      .finally(() => waiting.abort());
  };

  // The loaded behavior stops the arrow keys that it handles, so this one came before it was
  // loaded.
  const repeatWhenLoaded = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (!['ArrowDown', 'ArrowUp'].includes(key) || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    void behavior.current?.then(
      (detach) =>
        detach && target.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true })),
    );
  };

  return (
    <details
      ref={details}
      name="navbar-menu"
      className={clsx(styles.menu, className)}
      onPointerEnter={loadBehavior}
      onFocus={loadBehavior}
    >
      <summary className={styles.button} onKeyDown={repeatWhenLoaded}>
        {button}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.panel} aria-label={label}>
        {children}
      </ul>
    </details>
  );
}
