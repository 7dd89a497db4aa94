import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { useTranslate } from '@site/src/i18n';
import { archiveOfPath, productOfPath } from '@site/src/products';
import styles from './DocHeader.module.css';
import { headerLinks } from './front-matter';
import type { PageFacts } from './front-matter';

interface Props {
  title: string;
  description: string;
  /** Path of the page; its product and version give the source link. */
  permalink: string;
  facts: PageFacts;
}

/** Title, lead and links of a page. */
export function DocHeader({ title, description, permalink, facts }: Props) {
  const t = useTranslate();
  const links = headerLinks(productOfPath(permalink), facts, archiveOfPath(permalink)?.version);
  return (
    <header className={styles.header}>
      <Heading as="h1">{title}</Heading>
      <p className={styles.lead}>{description}</p>
      {links.length > 0 && (
        <ul className={styles.links} aria-label={t('page.links')}>
          {links.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} className={styles.link}>
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}
