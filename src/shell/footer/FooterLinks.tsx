import Link from '@docusaurus/Link';
import { linkTo } from '@site/src/foundation/products';
import { useDocsConfig } from '@site/src/foundation/products/provider';
import { footerColumns } from './footer-columns';
import styles from './Footer.module.css';
import { TEXTS } from './texts';

/** What the footer contains. */
export function FooterLinks() {
  const { products, repository } = useDocsConfig();
  return (
    <>
      <nav className={styles.columns} aria-label={TEXTS.label}>
        {footerColumns(products, repository).map(({ name, links }) => (
          <div key={name}>
            <p className={styles.name}>{name}</p>
            <ul className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link className={styles.link} {...linkTo(href)}>
                    <bdi>{label}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className={styles.end}>
        <Link className={styles.link} href={`${repository}/blob/HEAD/LICENSE`}>
          {TEXTS.license}
        </Link>
        <Link className={styles.link} to="#top" data-noBrokenLinkCheck>
          {TEXTS.top}
        </Link>
      </p>
    </>
  );
}
