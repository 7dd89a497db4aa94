import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { Ref } from 'react';
import { focusTitle } from '@site/src/foundation/browser/focus-start';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './BackToTop.module.css';
import { useScrolled } from './use-scrolled';

/** Scroll distance in px from which the button is shown. */
const DISTANCE = 200;

function scrollToTop(): void {
  const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: reduced ? 'instant' : 'smooth' });
  // The button disappears.
  focusTitle({ preventScroll: true });
}

/** Whether the page has a contents bar, which narrow windows show with a button of its own. */
function hasContentsBar(): boolean {
  return document.querySelector('[data-contents-bar]') !== null;
}

interface Props {
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Scrolls back to the top of a page. Shown after scrolling down; `data-shown` then says whether the
 * page has a contents bar. With `:has()`, browsers would look for the bar at each change of the page.
 */
export function BackToTop({ className, ref }: Props) {
  const t = useTranslate();
  const shown = useScrolled(DISTANCE);
  return (
    <button
      ref={ref}
      type="button"
      className={clsx(ThemeClassNames.common.backToTopButton, styles.button, className)}
      data-shown={shown ? (hasContentsBar() ? 'bar' : 'page') : undefined}
      aria-label={t('docPage.backToTop.label')}
      title={t('docPage.backToTop.tooltip')}
      onClick={scrollToTop}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M12 19V5M6 11l6-6 6 6" />
      </svg>
    </button>
  );
}
