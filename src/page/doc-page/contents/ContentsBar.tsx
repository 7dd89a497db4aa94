import type { Props } from '@theme/TOCCollapsible';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useHtml } from '@site/src/foundation/browser/use-html';
import { useTranslate } from '@site/src/foundation/i18n';
import { BackToTop } from '../BackToTop';
import { dismissDetails } from '@site/src/foundation/browser/dismiss-details';
import styles from './ContentsBar.module.css';
import { ContentsList } from './ContentsList';
import { useContents } from './use-contents';

/**
 * The table of contents on narrow screens: a sticky bar below the navbar that shows the current
 * section and opens the list. It works without JavaScript too.
 */
export function ContentsBar({ className, ...toc }: Props) {
  const t = useTranslate();
  const { follow, ...contents } = useContents(toc);
  const active = useHtml(contents.active?.value ?? '');
  const disclosure = useRef<HTMLDetailsElement>(null);
  useEffect(() => dismissDetails(disclosure.current!), []);

  const onFollow = (id: string) => {
    // Close it before the jump; otherwise the list would cover the target.
    disclosure.current!.open = false;
    follow(id);
  };

  return (
    <nav
      className={clsx(styles.bar, className)}
      aria-label={t('docPage.contents.label')}
      data-contents-bar=""
    >
      <details ref={disclosure} className={styles.disclosure}>
        <summary className={styles.summary}>
          {t('docPage.contents.title')}
          {contents.active && (
            <span
              className={styles.active}
              // The heading's markup, generated at build time.
              dangerouslySetInnerHTML={active}
            />
          )}
        </summary>
        <div className={styles.list}>
          <ContentsList {...contents} follow={onFollow} />
        </div>
      </details>
      <BackToTop className={styles.backToTop} />
    </nav>
  );
}
