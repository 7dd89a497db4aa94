import type { NavigationEntry, NavigationFlags, NavigationTree } from './entry';
import { isExternal } from './entry';

/** What the sidebar needs to know of an instance's documents. */
export interface SidebarDocument {
  /** Document id in its docs instance. */
  id: string;
  /** Path of the page without trailing slash, such as `/material-ui/react-button`. */
  pathname: string;
  /** Title of its entry in the navigation, unless the tree gives one. */
  title: string;
  /** Whether the page is left out of the tree on purpose (`unlisted: true`). */
  unlisted: boolean;
}

interface CustomProps extends NavigationFlags {
  pathname: string;
  subheader?: boolean;
  [key: string]: unknown;
}

/** The kinds of Docusaurus sidebar items that a tree yields. */
export type SidebarItem =
  | { type: 'doc'; id: string; label: string; key: string; customProps: CustomProps }
  | { type: 'link'; href: string; label: string; key: string; customProps: CustomProps }
  | {
      type: 'category';
      label: string;
      key: string;
      collapsible: boolean;
      collapsed: boolean;
      items: SidebarItem[];
      customProps: CustomProps;
    };

interface Options {
  /** Where the tree is, for errors, such as `docs-joy/sidebar.ts`. */
  file: string;
  documents: readonly SidebarDocument[];
  /** `false` for an archived version, which may hold fewer pages than the tree. */
  complete: boolean;
}

function customPropsOf({ children, title, subheader, api, ...rest }: NavigationEntry) {
  return { ...rest, ...(subheader ? { subheader: true } : {}) };
}

/**
 * Turns a navigation tree into Docusaurus sidebar items; flags travel as `customProps`. A page whose
 * entry has no title gets that of its document.
 *
 * @throws If a page of the tree has no document, or a document no place in the tree (both only
 * when `complete`).
 */
export function toSidebarItems(
  tree: NavigationTree,
  { file, documents, complete }: Options,
): SidebarItem[] {
  const byPathname = new Map(documents.map((document) => [document.pathname, document]));
  const placed = new Set<string>();

  const convert = (entry: NavigationEntry): SidebarItem[] => {
    const { pathname, title = pathname, children } = entry;
    const common = { label: title, key: pathname, customProps: customPropsOf(entry) };
    if (children) {
      const items = children.flatMap(convert);
      const collapsible = !entry.subheader;
      return items.length > 0
        ? [{ type: 'category', ...common, collapsible, collapsed: collapsible, items }]
        : [];
    }
    if (isExternal(entry)) {
      return [{ type: 'link', ...common, href: pathname }];
    }
    const document = byPathname.get(pathname);
    if (document) {
      placed.add(document.id);
      return [{ type: 'doc', ...common, label: entry.title ?? document.title, id: document.id }];
    }
    if (complete) {
      throw new Error(
        `${file}: no page is served at ${pathname}. Write the page with a matching \`slug\`, or remove the entry.`,
      );
    }
    return [];
  };

  const items = tree.flatMap(convert);
  const forgotten = documents.find(({ id, unlisted }) => !unlisted && !placed.has(id));
  if (complete && forgotten) {
    throw new Error(
      `${file}: the page "${forgotten.id}" (${forgotten.pathname}) is missing. Add page('${forgotten.pathname}') where it belongs, or set \`unlisted: true\` in its front matter.`,
    );
  }
  return items;
}
