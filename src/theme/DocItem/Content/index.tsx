import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DocHeader } from '@site/src/doc-page';
import type { PageFacts } from '@site/src/doc-page';
import { MarkdownTools, PageMetadata } from '@site/src/machine-readable';

/** Places a page's header above its content; the title always comes from the front matter. */
export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageMetadata {...{ title, description, permalink, lastUpdatedAt }} />
      <DocHeader {...{ title, description, permalink }} facts={frontMatter as PageFacts}>
        <MarkdownTools key={permalink} permalink={permalink} />
      </DocHeader>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
