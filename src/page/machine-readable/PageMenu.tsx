import Link from '@docusaurus/Link';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './PageMenu.module.css';
import { markdownPath } from './markdown-path';

const importItems = () =>
  import(/* webpackChunkName: 'shell-page-menu' */ './PageMenuItems').then(
    ({ PageMenuItems }) => PageMenuItems,
  );

/**
 * A menu for copying a page, viewing it as Markdown, or opening it in an assistant. It is a
 * `<details>`, so viewing works without JavaScript. The other items load on intent.
 */
export function PageMenu({ permalink }: { permalink: string }) {
  const t = useTranslate();
  const { Component: Items, load, intentProps } = useOnIntent(importItems);
  const markdownUrl = markdownPath(permalink);
  return (
    <details className={styles.menu} data-search-ignore="" onToggle={load} {...intentProps}>
      <summary className={styles.button}>{t('machineReadable.menu')}</summary>
      <ul className={styles.items} aria-label={t('machineReadable.menu')}>
        {/* Before the link, which keeps its focus when the other items load. */}
        {Items && <Items markdownUrl={markdownUrl} />}
        <li>
          <Link href={`pathname://${markdownUrl}`} className={styles.item} target="_self">
            {t('machineReadable.view')}
          </Link>
        </li>
      </ul>
    </details>
  );
}
