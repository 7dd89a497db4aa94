import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import { memo } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { useDocsConfig } from '@site/src/foundation/products/provider';
import { footerColumns } from './footer-columns';
import styles from './Footer.module.css';

/** The footer of every page: links to sources, changelogs and packages, and the license. */
export const Footer = memo(function Footer() {
  const t = useTranslate();
  const { products, repository } = useDocsConfig();
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, styles.footer)}>
      <nav className={styles.columns} aria-label={t('footer.label')}>
        {footerColumns(products, repository).map(({ name, links }) => (
          <div key={name} className={styles.column}>
            <p className={styles.name}>{name ?? t('footer.site')}</p>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link className={styles.link} href={link.href}>
                    {link.kind === 'package' ? <bdi>{link.name}</bdi> : t(`footer.${link.kind}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <p className={styles.end}>
        <Link className={styles.link} href={`${repository}/blob/HEAD/LICENSE`}>
          {t('footer.license')}
        </Link>
        <Link className={styles.link} to="#top" data-noBrokenLinkCheck>
          {t('footer.top')}
        </Link>
      </p>
    </footer>
  );
});
