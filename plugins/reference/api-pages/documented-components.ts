import type { ComponentApi } from '../../../src/api/types';
import { slugOf } from '../api-reference/names';
import type { WrittenPage } from './written-pages';

/**
 * The components with API pages in an archived version: those that its pages are about and those
 * they inherit from. Each page adds bytes to the site's bundles, see ARCHITECTURE.md.
 */
export function documentedComponents(
  components: readonly ComponentApi[],
  pages: readonly Pick<WrittenPage, 'components'>[],
): ComponentApi[] {
  const bySlug = new Map(components.map((component) => [component.slug, component]));
  const found = new Set<ComponentApi>();
  const add = (component: ComponentApi | undefined) => {
    if (component && !found.has(component)) {
      found.add(component);
      const { pathname } = component.inheritance ?? {};
      add(bySlug.get(pathname?.split('/').at(-2) ?? ''));
    }
  };
  pages.flatMap((page) => page.components).forEach((name) => add(bySlug.get(slugOf(name))));
  return components.filter((component) => found.has(component));
}
