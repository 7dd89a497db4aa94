import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import type { ReactNode } from 'react';
import { ProgressivePage, RevealTarget } from '@site/src/page/doc-page';

interface Content {
  /** Exported by pages of earlier versions, see `plugins/content/docs-instances/remark-archived-page`. */
  versionBanner?: ReactNode;
}

/** Renders a docs page, below the banner of an earlier version, and what its address leads to. */
export default function DocItemWithBanner(props: Props): ReactNode {
  return (
    <ProgressivePage>
      {(props.content as Content).versionBanner}
      <DocItem {...props} />
      <RevealTarget />
    </ProgressivePage>
  );
}
