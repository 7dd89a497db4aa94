import type { ComponentApi } from '../../../src/api/types';
import type { PageDemo } from '../../shared/page-demos';
import { originsOf } from '../code-references/origins';
import { referencesOf } from '../code-references/references';
import type { WrittenPage } from './written-pages';

/** Up to this number, all demos of a prop are linked. Others are in so many that one is enough. */
const FEW = 3;

/** Links to the demos that set a prop in Markdown, by its name. */
export type UsedIn = ReadonlyMap<string, readonly string[]>;

/**
 * Finds the demos in which an element of a component has a prop. Props that are spread aren't found.
 *
 * @param pages - The pages about the component, most important first.
 * @param demosOf - Lists the demos of a page.
 * @returns The demos in the order of the pages, but those that are named after the prop first, such as
 *   `ColorButtons` for `color`.
 */
export function usedIn(
  component: Pick<ComponentApi, 'imports'>,
  pages: readonly WrittenPage[],
  demosOf: (page: WrittenPage) => readonly Pick<PageDemo, 'name' | 'text'>[],
): UsedIn {
  const origins = new Set(originsOf(component));
  const demos = pages.flatMap((page) =>
    demosOf(page).map(({ name, text }) => ({
      name,
      link: `[${name}](${page.pathname}#${name})`,
      props: referencesOf(text, 'tsx').flatMap(({ origin, prop }) =>
        prop !== undefined && origins.has(origin) ? [prop] : [],
      ),
    })),
  );
  const linksTo = (wanted: string) => {
    const having = demos.filter(({ props }) => props.includes(wanted));
    const isAbout = ({ name }: { name: string }) =>
      name.toLowerCase().includes(wanted.toLowerCase());
    const sorted = [...having.filter(isAbout), ...having.filter((demo) => !isAbout(demo))];
    return [...new Set(sorted.map(({ link }) => link))];
  };
  const props = new Set(demos.flatMap((demo) => demo.props));
  return new Map([...props].map((prop) => [prop, linksTo(prop)]));
}

/** A sentence with the number of demos that set a prop and links to them, or to the first one; empty for none. */
export function usedInText(links: readonly string[] = []): string {
  const count = links.length;
  const linked = count > FEW ? `${links[0]} and ${count - 1} more` : links.join(', ');
  return linked && `Used in ${count} ${count === 1 ? 'demo' : 'demos'}: ${linked}.`;
}
