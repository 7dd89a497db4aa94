import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DocHeader, LanguageNotice } from '@site/src/page/doc-page';
import type { PageFacts } from '@site/src/page/doc-page';
import { PageMenu, PageMetadata } from '@site/src/page/machine-readable';

/** Renders a page's header above its content. The title is always from the front matter. */
export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const facts = frontMatter as PageFacts;
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <PageMetadata {...{ title, description, permalink, lastUpdatedAt }} />
      <LanguageNotice />
      <DocHeader {...{ title, description, permalink, facts }}>
        <PageMenu key={permalink} permalink={permalink} />
      </DocHeader>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
