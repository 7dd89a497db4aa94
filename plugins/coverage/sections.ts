import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { PageCounts } from '../../src/coverage/types';

/** A page on this site with its counts. */
export interface CountedPage {
  pathname: string;
  title: string;
  counts: PageCounts;
  /** Whether the page is generated, like API pages. */
  isGenerated: boolean;
}

type Sidebars = Pick<LoadedVersion, 'sidebars'>['sidebars'];
type SidebarItem = Sidebars[string][number];

/** Maximum number of titles in a section's name: group and subheader. */
const MOST_TITLES = 2;

/** Section of pages that aren't in a sidebar. */
const UNLISTED = 'Not in the navigation';

/** Name of a section. @example sectionTitle(['Components', 'Inputs']) // 'Components › Inputs' */
function sectionTitle(groups: readonly string[]): string {
  return groups.slice(0, MOST_TITLES).join(' › ') || 'Without a group';
}

/**
 * Groups the pages of a docs version by section, in the order of its sidebars.
 *
 * @param pages - The counted pages by document id.
 */
export function pagesBySection(
  sidebars: Sidebars,
  pages: ReadonlyMap<string, CountedPage>,
): Map<string, CountedPage[]> {
  const sections = new Map<string, CountedPage[]>();
  const rest = new Map(pages);
  const add = (section: string, page: CountedPage) =>
    sections.set(section, [...(sections.get(section) ?? []), page]);
  const walk = (items: readonly SidebarItem[], groups: readonly string[]) => {
    for (const item of items) {
      if (item.type === 'category') {
        walk(item.items, [...groups, item.label]);
      } else if (item.type === 'doc') {
        const page = rest.get(item.id);
        if (page && rest.delete(item.id)) {
          add(sectionTitle(groups), page);
        }
      }
    }
  };
  Object.values(sidebars).forEach((items) => walk(items, []));
  rest.forEach((page) => add(UNLISTED, page));
  return sections;
}
