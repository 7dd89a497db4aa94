import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/TOC';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { hasAd } from '../front-matter';
import type { PageFacts } from '../front-matter';
import styles from './ContentsAside.module.css';
import { ContentsList } from './ContentsList';
import { useContents } from './use-contents';

/** Space in px between the active link and the edge of the scroll container. */
const MARGIN = 48;

// scrollIntoView would scroll the page too.
function reveal(box: HTMLElement, link: HTMLElement): void {
  const above = link.offsetTop - MARGIN;
  const below = link.offsetTop + link.offsetHeight + MARGIN - box.clientHeight;
  box.scrollTop = Math.min(above, Math.max(below, box.scrollTop));
}

/** The table of contents next to a page, on wide screens. */
export function ContentsAside({ className, ...toc }: Props) {
  const t = useTranslate();
  const contents = useContents(toc);
  const { metadata, frontMatter } = useDoc();
  const isBelowAd = hasAd(metadata.permalink, frontMatter as PageFacts);
  const box = useRef<HTMLElement>(null);
  const activeId = contents.active?.id;

  useEffect(() => {
    const link = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) {
      reveal(box.current!, link);
    }
  }, [activeId]);

  return (
    <nav
      ref={box}
      className={clsx(styles.aside, isBelowAd && styles.belowAd, 'thin-scrollbar', className)}
      aria-label={t('docPage.contents.label')}
    >
      <p className={styles.title} aria-hidden="true">
        {t('docPage.contents.title')}
      </p>
      <ContentsList {...contents} />
    </nav>
  );
}
