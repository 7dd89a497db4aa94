import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DocHeader } from '@site/src/doc-page';
import type { PageFacts } from '@site/src/doc-page';

/** Places a page's header above its content; the title always comes from the front matter. */
export default function DocItemContent({ children }: { children: ReactNode }): ReactNode {
  const { metadata, frontMatter } = useDoc();
  return (
    <div className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}>
      <DocHeader
        title={metadata.title}
        description={metadata.description}
        permalink={metadata.permalink}
        facts={frontMatter as PageFacts}
      />
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
