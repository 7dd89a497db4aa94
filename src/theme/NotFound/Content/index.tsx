import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';
import { NotFound } from '@site/src/shell/not-found';

/** Renders the 404 page; `noindex` is for hosts that serve it with status 200. */
export default function NotFoundContent(): ReactNode {
  return (
    <>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <NotFound />
    </>
  );
}
