import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { copyText } from '@site/src/page/code';
import { PartBoundary } from '@site/src/ui/dialog';
import { useTranslate } from '@site/src/foundation/i18n';
import { wordmarkSvg } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import styles from './LogoMenu.module.css';
import { createMenuFocus } from './menu-focus';

/** How long the result is shown, in ms: product specification, section 9. */
const OUTCOME_MS = 1200;

interface Props {
  product: Product;
  /** Receives focus after closing. */
  logo: RefObject<HTMLElement | null>;
  /** Unmounts the menu. Must be a stable function. */
  onClose: () => void;
}

/** Context menu of the logo: copies the logo or wordmark, and shows the result before it closes. */
export function LogoMenu(props: Props) {
  const close = () => {
    props.logo.current?.focus();
    props.onClose();
  };
  return (
    <PartBoundary
      takesFocus
      onClose={close}
      frame={(notice) => <div className={styles.surface}>{notice}</div>}
    >
      <Menu {...props} />
    </PartBoundary>
  );
}

function Menu({ product, logo, onClose }: Props) {
  const t = useTranslate();
  const menu = useRef<HTMLUListElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null);
  const [moveFocus] = useState(createMenuFocus);

  useEffect(() => menu.current?.querySelector('button')?.focus(), []);

  useEffect(() => {
    if (!outcome) {
      return;
    }
    logo.current?.focus();
    const timer = setTimeout(onClose, OUTCOME_MS);
    return () => clearTimeout(timer);
  }, [outcome, logo, onClose]);

  const copy = async (svg: string) => {
    setOutcome((await copyText(svg)) ? 'copied' : 'copyFailed');
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      event.stopPropagation();
      logo.current?.focus();
      onClose();
    } else {
      moveFocus(event.nativeEvent, [...event.currentTarget.querySelectorAll('button')]);
    }
  };

  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) {
      onClose();
    }
  };

  const marks = [
    { label: t('navigation.logo.copyLogo'), svg: product.logoSvg },
    { label: t('navigation.logo.copyWordmark'), svg: wordmarkSvg(product) },
  ];
  return (
    <div className={styles.surface}>
      <p role="status" className={styles.outcome}>
        {outcome && t(`navigation.logo.${outcome}`)}
      </p>
      {!outcome && (
        <ul
          ref={menu}
          role="menu"
          aria-label={t('navigation.logo.menu', { product: product.name })}
          className={styles.menu}
          tabIndex={-1}
          onKeyDown={handleKeyDown}
          onBlur={handleBlur}
        >
          {marks.map(({ label, svg }) => (
            <li key={label} role="none">
              <button
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles.item}
                onClick={() => void copy(svg)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
