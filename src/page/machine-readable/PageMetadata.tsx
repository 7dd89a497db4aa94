import Head from '@docusaurus/Head';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { localPath } from '@site/src/foundation/browser/local-path';
import { archiveOfPath, productOfPath } from '@site/src/foundation/products';
import { scriptJson, techArticle } from './json-ld';
import type { PageDescription } from './json-ld';
import { markdownPath } from './markdown-path';

interface Props extends Omit<PageDescription, 'url'> {
  permalink: string;
}

/** Structured data of a page and a link to its Markdown. */
export function PageMetadata({ permalink, ...description }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const url = withBaseUrl(permalink.replace(/\/?$/, '/'), { absolute: true });
  const path = localPath(permalink);
  const version = archiveOfPath(path)?.version;
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownPath(permalink)} />
      <script type="application/ld+json">
        {scriptJson(techArticle({ ...description, url }, productOfPath(path), version))}
      </script>
    </Head>
  );
}
