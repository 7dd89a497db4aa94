import Link from '@docusaurus/Link';
import type { ComponentProps } from 'react';
import { useHtml } from '@site/src/browser/use-html';
import styles from './ContentsList.module.css';
import type { Contents } from './use-contents';

/** @param html - The heading's markup, generated at build time. */
function HeadingLink({ html, ...link }: ComponentProps<typeof Link> & { html: string }) {
  return <Link {...link} className={styles.link} dangerouslySetInnerHTML={useHtml(html)} />;
}

/** The headings of a page as nested links. The current one is marked. */
export function ContentsList({ items, active, follow }: Contents) {
  return (
    <ul className={styles.list}>
      {items.map(({ id, value, children }) => (
        <li key={id}>
          <HeadingLink
            to={`#${id}`}
            html={value}
            aria-current={id === active?.id ? 'location' : undefined}
            onClick={() => follow(id)}
          />
          {children.length > 0 && <ContentsList items={children} active={active} follow={follow} />}
        </li>
      ))}
    </ul>
  );
}
