import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AdSlot } from '@site/src/ads';
import { DocHeader } from '@site/src/doc-page';
import type { PageFacts } from '@site/src/doc-page';
import { MarkdownTools, PageMetadata } from '@site/src/machine-readable';

/** Renders a page's header and ad above its content. The title is always from the front matter. */
export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const facts = frontMatter as PageFacts;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageMetadata {...{ title, description, permalink, lastUpdatedAt }} />
      <DocHeader {...{ title, description, permalink, facts }}>
        <MarkdownTools key={permalink} permalink={permalink} />
      </DocHeader>
      {!facts.disableAd && <AdSlot key={permalink} />}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
