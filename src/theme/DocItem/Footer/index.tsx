import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import type { ReactNode } from 'react';
import { localPath } from '@site/src/foundation/browser/local-path';
import { Deferred } from '@site/src/page/doc-page';
import { FeedbackPrompt } from '@site/src/page/feedback';

/** Renders the feedback question above Docusaurus's page footer. */
export default function DocItemFooter(): ReactNode {
  const { metadata } = useDoc();
  // Docusaurus's permalinks lack the trailing slash of the page's URL.
  const path = localPath(metadata.permalink).replace(/\/?$/, '/');
  return (
    <Deferred>
      <FeedbackPrompt key={path} path={path} />
      <Footer />
    </Deferred>
  );
}
