import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { useEffect, useState } from 'react';
import { useLocalPathname } from '@site/src/foundation/docusaurus-internals';
import { language, useOwnTexts } from '@site/src/foundation/i18n';
import { linkTo, newIssueUrl } from '@site/src/foundation/products';
import { useDocsConfig } from '@site/src/foundation/products/provider';
import { runShortcut } from '@site/src/shell/keyboard';
import type { Found, Target } from './find-page';
import { SimilarPages } from './SimilarPages';
import styles from './NotFound.module.css';
import { TEXTS } from './texts';

const NOTHING: Found = { movedTo: null, similar: [] };

/** What the site has instead of the page; `null` until it's known, and on the server. */
function useFound(pathname: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let gone = false;
    // Its own chunk, because this page's content is in the script of all pages.
    import(/* webpackChunkName: 'not-found' */ './find-page')
      .then(({ findPage }) => findPage(pathname))
      .then(
        (loaded) => !gone && setFound(loaded),
        // Without the list, for example offline, the page only offers the products.
        () => !gone && setFound(NOTHING),
      );
    return () => {
      gone = true;
    };
  }, [pathname]);
  return found;
}

/** Redirects to a path, replacing the current history entry. */
function Moved({ to, missingLanguage }: Target) {
  const t = useOwnTexts(TEXTS);
  const history = useHistory();
  const { search, hash } = useLocation();
  const target = useBaseUrl(to) + search + hash;
  useEffect(() => {
    if (missingLanguage) {
      // The address loses its prefix, but links to other sites and the next pages keep the language.
      language.set(missingLanguage);
    }
    history.replace(target, missingLanguage ? { missingLanguage } : undefined);
  }, [history, target, missingLanguage]);
  return <p>{t('moved', { path: to })}</p>;
}

/** Maximum length of a URL in a report; GitHub rejects links longer than about 8,000 characters. */
const MAX_REPORTED_LENGTH = 500;

const shorten = (text: string) =>
  text.length > MAX_REPORTED_LENGTH ? `${text.slice(0, MAX_REPORTED_LENGTH)}…` : text;

function ReportLink() {
  const t = useOwnTexts(TEXTS);
  const pathname = shorten(useLocalPathname());
  const { repository } = useDocsConfig();
  const href = newIssueUrl(repository, {
    title: t('reportTitle', { path: pathname }),
    body: t('reportBody', {
      url: shorten(window.location.href),
      referrer: shorten(document.referrer) || t('unknownReferrer'),
    }),
  });
  return <Link href={href}>{t('report')}</Link>;
}

/**
 * The content of the 404 page: redirects if the URL has moved; otherwise offers the pages with the
 * most similar paths and the start page of each product.
 */
export function NotFound() {
  const t = useOwnTexts(TEXTS);
  const pathname = useLocalPathname();
  const { products } = useDocsConfig();
  const themeConfig = useThemeConfig();
  const found = useFound(pathname);
  const movedTo = found?.movedTo;
  return (
    <main className={styles.main} data-not-found="">
      <Heading as="h1" className={styles.title}>
        {t('title')}
      </Heading>
      <p className={styles.lead}>{t('lead')}</p>
      <div aria-live="polite">
        {!found && <p className={styles.searching}>{t('searching')}</p>}
        {movedTo && <Moved {...movedTo} />}
        {found && <SimilarPages pages={found.similar} />}
      </div>
      <div data-waiting={found ? undefined : ''} className={styles.rest}>
        {!('algolia' in themeConfig) && (
          <button type="button" className={styles.search} onClick={() => runShortcut('search')}>
            {t('search')}
          </button>
        )}
        <Heading as="h2" className={styles.subtitle}>
          {t('products')}
        </Heading>
        <ul className={styles.products}>
          {products.map(({ id, name, landing }) => (
            <li key={id}>
              <Link {...linkTo(landing)}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
      {found && !movedTo && (
        <p className={styles.report}>
          <ReportLink />
        </p>
      )}
    </main>
  );
}
