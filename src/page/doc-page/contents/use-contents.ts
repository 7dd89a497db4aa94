import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props as ContentsProps } from '@theme/TOC';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFilteredAndTreeifiedTOC } from '@site/src/foundation/docusaurus-internals';
import { useIsPageComplete } from '../deferred/Deferred';
import { watchHeadings } from './watch-headings';
import type { HeadingWatch } from './watch-headings';

/** A heading of the page and its subheadings. */
export type ContentsItem = ReturnType<typeof useFilteredAndTreeifiedTOC>[number] & {
  /** Whether the headings below it are listed on demand. */
  isFolded?: boolean;
};

/** The table of contents and the current heading. */
export interface Contents {
  items: readonly ContentsItem[];
  /** Id of the current heading, `null` above the first one. */
  active: ContentsItem | null;
  /** Must be called when the reader follows a link of the table of contents. */
  follow: (id: string) => void;
}

/** The items and all their descendants, in page order. */
function flatten(items: readonly ContentsItem[]): ContentsItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children)]);
}

/** The table of contents of a page with the current heading. */
export function useContents({ toc, minHeadingLevel, maxHeadingLevel }: ContentsProps): Contents {
  const { tableOfContents } = useThemeConfig();
  const items = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  const headings = useMemo(() => flatten(items), [items]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const watch = useRef<HeadingWatch>(null);
  const isComplete = useIsPageComplete();

  useEffect(() => {
    // Headings that aren't rendered yet can't be watched.
    if (!isComplete) {
      return;
    }
    const ids = headings.map(({ id }) => id);
    watch.current = watchHeadings(ids, setActiveId);
    return watch.current.stop;
  }, [headings, isComplete]);

  return {
    items,
    active: headings.find(({ id }) => id === activeId) ?? null,
    follow: useCallback((id) => watch.current?.follow(id), []),
  };
}
