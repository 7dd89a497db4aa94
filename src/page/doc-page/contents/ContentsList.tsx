import Link from '@docusaurus/Link';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { useHtml } from '@site/src/foundation/browser/use-html';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './ContentsList.module.css';
import type { Contents, ContentsItem } from './use-contents';

/** @param html - The heading's markup, generated at build time. */
function HeadingLink({ html, ...link }: ComponentProps<typeof Link> & { html: string }) {
  return <Link {...link} className={styles.link} dangerouslySetInnerHTML={useHtml(html)} />;
}

function ContentsEntry({
  item: { id, value, children, isFolded = false },
  active,
  follow,
}: Omit<Contents, 'items'> & { item: ContentsItem }) {
  const t = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const isClosed = isFolded && !isOpen;
  // A closed list marks its own heading for the ones that it hides.
  const isHere = id === active?.id || (isClosed && children.some((one) => one.id === active?.id));
  const list = children.length > 0 && (
    <ContentsList items={children} active={active} follow={follow} />
  );
  return (
    <li>
      <HeadingLink
        to={`#${id}`}
        html={value}
        aria-current={isHere ? 'location' : undefined}
        onClick={() => follow(id)}
      />
      {isFolded && list ? (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className={styles.more}>
            <bdi>{t('docPage.contents.more', { count: children.length })}</bdi>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
    </li>
  );
}

/** The headings of a page as nested links. The current one is marked. */
export function ContentsList({ items, active, follow }: Contents) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <ContentsEntry key={item.id} item={item} active={active} follow={follow} />
      ))}
    </ul>
  );
}
