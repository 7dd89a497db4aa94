import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { breakable } from '@site/src/foundation/browser/breakable';
import { localPath } from '@site/src/foundation/browser/local-path';
import { CopyIconButton } from '@site/src/page/code';
import { useTranslate } from '@site/src/foundation/i18n';
import { productOfPath } from '@site/src/foundation/products';
import styles from './DocHeader.module.css';
import { ReleaseNote } from './ReleaseNote';
import { headerLinks } from './front-matter';
import type { PageFacts } from './front-matter';

interface Props {
  title: string;
  description: string;
  /** Path of the page. Its product determines the link to sizes. */
  permalink: string;
  facts: PageFacts;
  /** Actions of the page, shown next to its title. */
  children?: ReactNode;
}

/** Title, lead, import statement and links of a page. */
export function DocHeader({ title, description, permalink, facts, children }: Props) {
  const t = useTranslate();
  const links = headerLinks(productOfPath(localPath(permalink)), facts);
  const importStatement = facts.page_component?.import;
  return (
    <header className={clsx('doc-header', styles.header)}>
      <div className={styles.title}>
        <Heading as="h1">{breakable(title)}</Heading>
        {children}
      </div>
      <p className={styles.lead}>{description}</p>
      <div className={styles.row}>
        {importStatement && (
          <p className={styles.import} data-search-ignore="">
            <code>{importStatement}</code>
            <CopyIconButton className={styles.copy} getText={() => importStatement} />
          </p>
        )}
        {links.length > 0 && (
          <ul className={styles.links} aria-label={t('page.links')}>
            {links.map(({ label, values, href }) => (
              <li key={label}>
                <Link href={href} className={styles.link}>
                  {t(label, values)}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {facts.page_release && <ReleaseNote {...facts.page_release} />}
      </div>
    </header>
  );
}
