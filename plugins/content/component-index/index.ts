import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { IndexedGroup } from '../../../src/tools/component-index/types';
import { ownValue } from '../../../src/foundation/own-value';

/** Options of the component index. */
export interface PluginOptions {
  id: string;
  /** Ids of the docs instances whose components are listed. */
  instances: readonly string[];
  /** Title of the sidebar group whose subheaders are the categories. */
  group: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function isCategory(item: SidebarItem): item is Category {
  return item.type === 'category';
}

/** The components that a page's front matter names. */
function componentsOf(frontMatter: Readonly<Record<string, unknown>>): string[] {
  return Array.isArray(frontMatter.components) ? frontMatter.components.map(String) : [];
}

/** The pages of each category of a sidebar group, in the order of the sidebar. */
function groupsOf({ docs, sidebars }: LoadedVersion, title: string): IndexedGroup[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const group = Object.values(sidebars)
    .flat()
    .filter(isCategory)
    .find(({ label }) => label === title);
  return (group?.items ?? []).filter(isCategory).map(({ label, items }) => ({
    title: label,
    pages: items.flatMap((item) => {
      const doc = item.type === 'doc' ? byId.get(item.id) : undefined;
      return doc
        ? {
            pathname: doc.permalink.replace(/\/$/, ''),
            title: doc.title,
            components: componentsOf(doc.frontMatter),
          }
        : [];
    }),
  }));
}

/**
 * Lists the pages of each product's components by category, from the sidebar that the docs plugin
 * loaded, as data that only the pages with the index import.
 */
export default function componentIndexPlugin(
  _context: LoadContext,
  { instances, group }: PluginOptions,
): Plugin {
  return {
    name: 'component-index',

    async allContentLoaded({ allContent, actions }) {
      const loaded = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>;
      for (const instance of instances) {
        const version = ownValue(loaded, instance)?.loadedVersions.find(({ isLast }) => isLast);
        const groups = version ? groupsOf(version, group) : [];
        await actions.createData(`${instance}.json`, JSON.stringify(groups));
      }
    },
  };
}
