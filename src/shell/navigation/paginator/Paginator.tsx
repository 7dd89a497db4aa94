import Link from '@docusaurus/Link';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import { useTranslate } from '@site/src/foundation/i18n';
import { groupOf } from './group-of';
import styles from './Paginator.module.css';

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
