import type { Props } from '@theme/TOCCollapsible';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useHtml } from '@site/src/browser/use-html';
import { useTranslate } from '@site/src/i18n';
import { BackToTop } from '../BackToTop';
import { closeWhenLeft } from './close-when-left';
import styles from './ContentsBar.module.css';
import { ContentsList } from './ContentsList';
import { useContents } from './use-contents';

/**
 * The table of contents on a narrow screen: a bar below the navbar that stays in sight, says where
 * the reader is, and opens the list. It opens without scripts too.
 */
export function ContentsBar({ className, ...toc }: Props) {
  const t = useTranslate();
  const { follow, ...contents } = useContents(toc);
  const active = useHtml(contents.active?.value ?? '');
  const disclosure = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeWhenLeft(disclosure.current!), []);

  const onFollow = (id: string) => {
    // Before the jump, or the bar would cover where it leads until the next press.
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
              // The heading's own markup, made at build.
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
