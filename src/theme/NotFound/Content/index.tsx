import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { NotFound } from '@site/src/shell/not-found';
import { TEXTS } from '@site/src/shell/not-found/texts';

/** Renders the 404 page; `noindex` is for hosts that serve it with status 200. */
export default function NotFoundContent(): ReactNode {
  const t = useOwnTexts(TEXTS);
  return (
    <>
      <PageMetadata title={t('title')} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFound />
    </>
  );
}
