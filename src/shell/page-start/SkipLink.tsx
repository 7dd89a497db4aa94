import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { MouseEvent } from 'react';
import { focusTitle } from '@site/src/foundation/browser/focus-start';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './SkipLink.module.css';

function skip(event: MouseEvent): void {
  event.preventDefault();
  focusTitle();
}

/**
 * Skips the navigation; the first link of a page. Unlike Docusaurus's, it doesn't take the focus after
 * navigation, because `announce-page.ts` moves it to the title.
 */
export function SkipLink() {
  const t = useTranslate();
  return (
    // eslint-disable-next-line @docusaurus/no-html-links -- an anchor of the page's layout
    <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
      {t('navigation.skip')}
    </a>
  );
}
