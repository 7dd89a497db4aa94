import Link from '@docusaurus/Link';
import styles from './ContentsList.module.css';
import type { Contents } from './use-contents';

/** The headings of a page as nested links; the one that the reader is at is marked. */
export function ContentsList({ items, active, follow }: Contents) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, value, children }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            className={styles.link}
            aria-current={id === active?.id ? 'location' : undefined}
            onClick={() => follow(id)}
            // The heading's own markup, made at build.
            dangerouslySetInnerHTML={{ __html: value }}
          />
          {children.length > 0 && <ContentsList items={children} active={active} follow={follow} />}
        </li>
      ))}
    </ul>
  );
}
