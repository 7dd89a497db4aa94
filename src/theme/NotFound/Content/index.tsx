import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { useTranslate } from '@site/src/foundation/i18n';
import { NotFound } from '@site/src/shell/not-found';

/** Renders the 404 page; `noindex` is for hosts that serve it with status 200. */
export default function NotFoundContent(): ReactNode {
  const t = useTranslate();
  return (
    <>
      <PageMetadata title={t('notFound.title')} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFound />
    </>
  );
}
