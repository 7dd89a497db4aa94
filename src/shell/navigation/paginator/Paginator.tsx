import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './Paginator.module.css';

/**
 * The label of the innermost sidebar group that contains a page.
 *
 * @param href - URL of the page as in the sidebar.
 * @returns `undefined` if the page isn't in a group.
 */
function groupOf(items: readonly PropSidebarItem[], href: string): string | undefined {
  for (const item of items) {
    if (item.type === 'category') {
      const isDirect = item.items.some((one) => one.type === 'link' && one.href === href);
      const label = isDirect ? item.label : groupOf(item.items, href);
      if (label !== undefined) {
        return label;
      }
    }
  }
  return undefined;
}

interface Page {
  title: string;
  permalink: string;
}

interface Props {
  className?: string;
  previous?: Page;
  next?: Page;
}

/**
 * Links to the previous and the next page in the sidebar, with their groups. The shortcuts find them by
 * `data-neighbor`, printed pages and `load-ahead` by the name of Infima's class.
 */
export function Paginator({ className, previous, next }: Props) {
  const t = useTranslate();
  const items = useDocsSidebar()?.items ?? [];
  const link = (page: Page | undefined, place: 'prev' | 'next') =>
    page && (
      <Link className={clsx(styles.link, styles[place])} data-neighbor={place} to={page.permalink}>
        <span className={styles.label}>
          {[t(`navigation.paginator.${place}`), groupOf(items, page.permalink)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className={styles.title}>
          <span>{page.title}</span>
        </span>
      </Link>
    );
  return (
    <nav
      className={clsx(className, 'pagination-nav', styles.paginator)}
      aria-label={t('navigation.paginator.label')}
    >
      {link(previous, 'prev')}
      {link(next, 'next')}
    </nav>
  );
}
