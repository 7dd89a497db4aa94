import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { useEffect, useState } from 'react';
import { useLocalPathname } from '@site/src/foundation/docusaurus-internals';
import { useTranslate } from '@site/src/foundation/i18n';
import { newIssueUrl } from '@site/src/foundation/products';
import { useDocsConfig } from '@site/src/foundation/products/provider';
import { runShortcut } from '@site/src/shell/keyboard';
import { languagePrefix } from './language-prefix';
import { loadSiteMap } from './load-site-map';
import { SimilarPages } from './SimilarPages';
import styles from './NotFound.module.css';
import { redirectOf } from './redirect-of';
import type { SiteMap } from './types';

/** A new address, and the language that the old one asked for. */
interface Target {
  to: string;
  missingLanguage?: string;
}

function targetOf(pathname: string, { pages, redirects, languages }: SiteMap): Target | null {
  const { language, rest } = languagePrefix(pathname, languages) ?? { rest: pathname };
  const path = rest.replace(/\/?$/, '/');
  const exists = path === '/' || pages.some((page) => page.path === path);
  const to = redirectOf(rest, redirects) ?? (language && exists ? path : null);
  return to === null ? null : { to, missingLanguage: language };
}

/** The list of pages; `null` until it is loaded, and on the server. */
function useSiteMap(): SiteMap | null {
  const [siteMap, setSiteMap] = useState<SiteMap | null>(null);
  useEffect(() => {
    let gone = false;
    loadSiteMap().then(
      (loaded) => !gone && setSiteMap(loaded),
      // Without the list, for example offline, the page only offers the products.
      () => !gone && setSiteMap({ pages: [], redirects: [], languages: [] }),
    );
    return () => {
      gone = true;
    };
  }, []);
  return siteMap;
}

/** Redirects to a path, replacing the current history entry. */
function Moved({ to, missingLanguage }: Target) {
  const t = useTranslate();
  const history = useHistory();
  const { search, hash } = useLocation();
  const target = useBaseUrl(to) + search + hash;
  useEffect(
    () => history.replace(target, missingLanguage ? { missingLanguage } : undefined),
    [history, target, missingLanguage],
  );
  return <p>{t('notFound.moved', { path: to })}</p>;
}

/** Maximum length of a URL in a report; GitHub rejects links longer than about 8,000 characters. */
const MAX_REPORTED_LENGTH = 500;

const shorten = (text: string) =>
  text.length > MAX_REPORTED_LENGTH ? `${text.slice(0, MAX_REPORTED_LENGTH)}…` : text;

function ReportLink() {
  const t = useTranslate();
  const pathname = shorten(useLocalPathname());
  const { repository } = useDocsConfig();
  const href = newIssueUrl(repository, {
    title: t('notFound.reportTitle', { path: pathname }),
    body: t('notFound.reportBody', {
      url: shorten(window.location.href),
      referrer: shorten(document.referrer) || t('notFound.unknownReferrer'),
    }),
  });
  return <Link href={href}>{t('notFound.report')}</Link>;
}

/**
 * The content of the 404 page: redirects if the URL has moved; otherwise offers the pages with the
 * most similar paths and the start page of each product.
 */
export function NotFound() {
  const t = useTranslate();
  const pathname = useLocalPathname();
  const { products } = useDocsConfig();
  const themeConfig = useThemeConfig();
  const siteMap = useSiteMap();
  const movedTo = siteMap && targetOf(pathname, siteMap);
  return (
    <main className={styles.main} data-not-found="">
      <Heading as="h1" className={styles.title}>
        {t('notFound.title')}
      </Heading>
      <p className={styles.lead}>{t('notFound.lead')}</p>
      <div aria-live="polite">
        {!siteMap && <p className={styles.searching}>{t('notFound.searching')}</p>}
        {movedTo && <Moved {...movedTo} />}
        {siteMap && !movedTo && <SimilarPages pathname={pathname} pages={siteMap.pages} />}
      </div>
      <div data-waiting={siteMap ? undefined : ''} className={styles.rest}>
        {!('algolia' in themeConfig) && (
          <button type="button" className={styles.search} onClick={() => runShortcut('search')}>
            {t('notFound.search')}
          </button>
        )}
        <Heading as="h2" className={styles.subtitle}>
          {t('notFound.products')}
        </Heading>
        <ul className={styles.products}>
          {products.map(
            ({ id, name, landing }) =>
              landing && (
                <li key={id}>
                  <Link to={landing}>{name}</Link>
                </li>
              ),
          )}
        </ul>
      </div>
      {siteMap && !movedTo && (
        <p className={styles.report}>
          <ReportLink />
        </p>
      )}
    </main>
  );
}
