import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import { localPath } from '@site/src/foundation/browser/local-path';
import { hasAd } from '@site/src/page/doc-page';
import type { PageFacts } from '@site/src/page/doc-page';
import { AdSlot as Slot } from '@site/src/telemetry/ads';

/** The ad of a page, placed by `plugins/content/docs-instances/rehype-ad.ts`. */
export default function AdSlot(): ReactNode {
  const { metadata, frontMatter, toc } = useDoc();
  const { permalink } = metadata;
  return (
    hasAd(permalink, frontMatter as PageFacts) && (
      <Slot
        key={permalink}
        path={localPath(permalink)}
        isBesideText={toc.length > 0 && !frontMatter.hide_table_of_contents}
      />
    )
  );
}
