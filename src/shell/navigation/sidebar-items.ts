import type { NavigationEntry, NavigationFlags, NavigationTree } from './entry';
import { isExternal } from './entry';
import { titleOf } from './title-of';

/** The part of a document that the sidebar uses. */
export interface SidebarDocument {
  /** Document id in its docs instance. */
  id: string;
  /** Path of the page without trailing slash, such as `/material-ui/react-button`. */
  pathname: string;
  /** Title in the navigation, unless the tree specifies one. */
  title: string;
  /** Whether the page is deliberately not in the tree (`unlisted: true`). */
  unlisted: boolean;
}

interface CustomProps extends NavigationFlags {
  subheader?: boolean;
  [key: string]: unknown;
}

/** The types of Docusaurus sidebar items created from a tree. */
export type SidebarItem =
  | { type: 'doc'; id: string; label: string; key: string; customProps?: CustomProps }
  | { type: 'link'; href: string; label: string; key: string; customProps?: CustomProps }
  | {
      type: 'category';
      label: string;
      key: string;
      collapsible: boolean;
      collapsed: boolean;
      items: SidebarItem[];
      customProps?: CustomProps;
    };

interface Options {
  /** File of the tree, for error messages, such as `docs-joy/sidebar.ts`. */
  file: string;
  documents: readonly SidebarDocument[];
  /** `false` for an archived version, which may have fewer pages than the tree. */
  complete: boolean;
}

/** What a sidebar shows of an entry besides its label; all pages load it, so the rest is left out. */
function customPropsOf({ pathname, children, title, api, file, ...rest }: NavigationEntry) {
  return Object.keys(rest).length > 0 ? { customProps: rest } : {};
}

/**
 * Converts a navigation tree to Docusaurus sidebar items. Flags become `customProps`. A page
 * without a title in the tree gets the title of its document.
 *
 * @throws If a group has no title in the dictionary; if two documents have the same pathname; if
 * `complete` and a page in the tree has no document, or a document isn't in the tree.
 */
export function toSidebarItems(
  tree: NavigationTree,
  { file, documents, complete }: Options,
): SidebarItem[] {
  const byPathname = new Map<string, SidebarDocument>();
  for (const document of documents) {
    const other = byPathname.get(document.pathname);
    if (other) {
      throw new Error(
        `The pages "${other.id}" and "${document.id}" have the same address, ${document.pathname}. Change the \`slug\` of one of them.`,
      );
    }
    byPathname.set(document.pathname, document);
  }
  const placed = new Set<string>();

  const convert = (entry: NavigationEntry): SidebarItem[] => {
    const { pathname, children } = entry;
    const title = titleOf(entry);
    const common = { label: title ?? pathname, key: pathname, ...customPropsOf(entry) };
    if (children) {
      if (title === undefined) {
        throw new Error(
          `${file}: the group ${pathname} has no title. Add \`'${pathname}': 'Title',\` to src/foundation/i18n/en/group-titles.ts.`,
        );
      }
      const items = children.flatMap(convert);
      const collapsible = !entry.subheader;
      return items.length > 0
        ? [{ type: 'category', ...common, collapsible, collapsed: collapsible, items }]
        : [];
    }
    if (isExternal(entry)) {
      return [{ type: 'link', ...common, href: pathname }];
    }
    if (entry.file) {
      // With this prefix, Docusaurus renders a plain link and looks for no route.
      return [{ type: 'link', ...common, href: `pathname://${pathname}` }];
    }
    const document = byPathname.get(pathname);
    if (document) {
      placed.add(document.id);
      return [{ type: 'doc', ...common, label: title ?? document.title, id: document.id }];
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
