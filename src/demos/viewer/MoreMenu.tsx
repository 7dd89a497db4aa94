import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { PartBoundary } from '@site/src/ui/dialog';
import { useTranslate } from '@site/src/foundation/i18n';
import { createMenuFocus } from '@site/src/shell/navigation';
import { MoreItems } from './MoreItems';
import { useDemo } from './viewer-demo';
import type { MoreMenuProps } from './viewer-state';
import styles from './MoreMenu.module.css';

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];

/** Less frequent actions: source file, links to the demo, reporting an issue. */
export function MoreMenu({ button }: MoreMenuProps) {
  const { store } = useDemo();
  const close = () => store.set({ menuOpen: false });
  const leave = () => {
    button.current?.focus();
    close();
  };
  // A click on the button toggles the menu itself.
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) {
      close();
    }
  };
  return (
    <PartBoundary
      takesFocus
      onClose={leave}
      frame={(notice) => <div className={styles.menu}>{notice}</div>}
    >
      <Menu button={button} onLeave={leave} onBlur={handleBlur} />
    </PartBoundary>
  );
}

interface MenuProps extends MoreMenuProps {
  /** Called when the reader selects an item, or leaves the menu with a key. */
  onLeave: () => void;
  onBlur: (event: FocusEvent) => void;
}

function Menu({ button, onLeave, onBlur }: MenuProps) {
  const t = useTranslate();
  const menu = useRef<HTMLDivElement>(null);
  const [moveFocus] = useState(createMenuFocus);
  const [isAbove, setIsAbove] = useState(false);
  useLayoutEffect(() => {
    const { bottom, height } = menu.current!.getBoundingClientRect();
    const { top } = button.current!.getBoundingClientRect();
    setIsAbove(bottom > document.documentElement.clientHeight && top > height);
  }, [button]);
  useEffect(() => itemsOf(menu.current!)[0]?.focus({ preventScroll: true }), []);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    } else {
      moveFocus(event.nativeEvent, itemsOf(event.currentTarget));
    }
  };
  return (
    <div
      ref={menu}
      role="menu"
      aria-label={t('demo.more')}
      className={styles.menu}
      data-above={isAbove ? '' : undefined}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      onBlur={onBlur}
    >
      <MoreItems onLeave={onLeave} />
    </div>
  );
}
