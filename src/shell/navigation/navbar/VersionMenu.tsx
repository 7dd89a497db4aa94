import Link from '@docusaurus/Link';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { useTranslate } from '@site/src/foundation/i18n';
import { keepPlace } from '@site/src/foundation/browser/reading-place';
import { useQueryAndHash } from '@site/src/foundation/browser/use-query-and-hash';
import { ownValue } from '@site/src/foundation/own-value';
import { archivesOf } from '@site/src/foundation/products';
import type { Product } from '@site/src/foundation/products';
import { useLocalPathname } from '../../../foundation/docusaurus-internals';
import { ExternalMark } from '../ExternalMark';
import { VisuallyHidden } from '../VisuallyHidden';
import { Icon } from '../icons';
import { inLanguage } from '../paths';
import { useLinkLanguage } from '../use-link-language';
import { NavbarMenu } from './NavbarMenu';
import styles from './NavbarMenu.module.css';
import { versionEntries } from './version-entries';
import type { VersionEntry } from './version-entries';

/** The page that lists every version of every product. */
const ALL_VERSIONS = 'https://mui.com/versions/';

function useVersionEntries(product: Product): VersionEntry[] {
  const docsData = useAllDocsData();
  const { pathname } = useLocation();
  const localPathname = useLocalPathname();
  const language = useLinkLanguage();
  const instance =
    product.docs.find(({ basePath }) => localPathname.startsWith(`${basePath}/`)) ??
    product.docs.at(0);
  const docsVersions = (instance && ownValue(docsData, instance.id)?.versions) ?? [];
  return versionEntries({
    product,
    archives: archivesOf([product]),
    docsVersions,
    pathname,
    language,
  });
}

function VersionItem({ entry }: { entry: VersionEntry }) {
  const t = useTranslate();
  const place = useQueryAndHash();
  const { note } = entry;
  const hasSamePage = !entry.isExternal && !note;
  return (
    <li className={styles.item}>
      <Link
        to={hasSamePage ? entry.href + place : entry.href}
        onClick={hasSamePage ? keepPlace : undefined}
        className={styles.link}
        aria-current={entry.isCurrent ? 'true' : undefined}
      >
        <span>
          {entry.text}
          {note && (
            <span className={styles.note}>
              {note.kind === 'notInVersion'
                ? t('navigation.notInVersion')
                : t('navigation.notInArchive', { place: note.host ?? t('navigation.startPage') })}
            </span>
          )}
        </span>
        {entry.isCurrent && <Icon name="check" size={16} />}
        {entry.isExternal && <ExternalMark />}
      </Link>
    </li>
  );
}

interface Props {
  className?: string;
  product: Product;
}

/** Shows the version of the page and links to the other versions. */
export function VersionMenu({ className, product }: Props) {
  const t = useTranslate();
  const language = useLinkLanguage();
  const entries = useVersionEntries(product);
  const current = entries.find(({ isCurrent }) => isCurrent);
  return (
    <NavbarMenu
      className={className}
      label={t('navigation.versions', { product: product.name })}
      button={
        <span>
          <VisuallyHidden>{t('navigation.version')} </VisuallyHidden>
          {current?.text ?? product.version}
        </span>
      }
    >
      {entries.map((entry) => (
        <VersionItem key={entry.text} entry={entry} />
      ))}
      <li className={styles.separated} data-versions="">
        <Link to={inLanguage(ALL_VERSIONS, language)} className={styles.link}>
          <span>{t('navigation.allVersions')}</span>
          <ExternalMark />
        </Link>
      </li>
    </NavbarMenu>
  );
}
