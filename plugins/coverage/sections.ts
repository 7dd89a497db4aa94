import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { PageCounts } from '../../src/coverage/types';

/** A page of this site with what is on it. */
export interface CountedPage {
  pathname: string;
  title: string;
  counts: PageCounts;
  /** Whether the build writes the page, as it does those of the API. */
  isGenerated: boolean;
}

type Sidebars = Pick<LoadedVersion, 'sidebars'>['sidebars'];
type SidebarItem = Sidebars[string][number];

/** Most titles that name a section: a group and a subheader in it. */
const MOST_TITLES = 2;

/** Where a page is that no sidebar lists. */
const UNLISTED = 'Not in the navigation';

/** A section's name. @example sectionTitle(['Components', 'Inputs']) // 'Components › Inputs' */
function sectionTitle(groups: readonly string[]): string {
  return groups.slice(0, MOST_TITLES).join(' › ') || 'Without a group';
}

/**
 * The pages of a docs version by the sections of its sidebars, in the order of these.
 *
 * @param pages - The counted pages by their document's id.
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
