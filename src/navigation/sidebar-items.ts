import { DEFAULT_LANGUAGE, pageTitle } from '../i18n';
import type { NavigationEntry, NavigationFlags, NavigationTree } from './entry';
import { isExternal } from './entry';
import { titleOf } from './title';

/** What the sidebar needs to know of an instance's documents. */
export interface SidebarDocument {
  /** Document id in its docs instance. */
  id: string;
  /** Path of the page without trailing slash, such as `/material-ui/react-button`. */
  pathname: string;
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
  /** Name of the tree in errors. */
  name: string;
  documents: readonly SidebarDocument[];
  /** `false` for an archived version, which may hold fewer pages than the tree. */
  complete: boolean;
}

function customPropsOf({ children, title, subheader, ...rest }: NavigationEntry) {
  return { ...rest, ...(subheader ? { subheader: true } : {}) };
}

/**
 * Turns a navigation tree into Docusaurus sidebar items; flags travel as `customProps`. Titles are
 * those of the table of page titles, else the entries' own.
 *
 * @throws If a page of the tree has no document, or a document no place in the tree (both only
 * when `complete`).
 */
export function toSidebarItems(
  tree: NavigationTree,
  { name, documents, complete }: Options,
): SidebarItem[] {
  const byPathname = new Map(documents.map((document) => [document.pathname, document]));
  const placed = new Set<string>();

  const convert = (entry: NavigationEntry): SidebarItem[] => {
    const common = {
      label: pageTitle(DEFAULT_LANGUAGE, entry.pathname) ?? titleOf(entry),
      key: entry.pathname,
      customProps: customPropsOf(entry),
    };
    if (entry.children) {
      const items = entry.children.flatMap(convert);
      const collapsible = !entry.subheader;
      return items.length > 0
        ? [{ type: 'category', ...common, collapsible, collapsed: collapsible, items }]
        : [];
    }
    if (isExternal(entry)) {
      return [{ type: 'link', ...common, href: entry.pathname }];
    }
    const document = byPathname.get(entry.pathname);
    if (document) {
      placed.add(document.id);
      return [{ type: 'doc', ...common, id: document.id }];
    }
    if (complete) {
      throw new Error(
        `sidebars.ts, tree "${name}": no page is served at ${entry.pathname} ("${titleOf(entry)}"). Write the page with a matching \`slug\`, or take the entry out.`,
      );
    }
    return [];
  };

  const items = tree.flatMap(convert);
  const forgotten = documents.find(({ id, unlisted }) => !unlisted && !placed.has(id));
  if (complete && forgotten) {
    throw new Error(
      `sidebars.ts, tree "${name}": the page "${forgotten.id}" (${forgotten.pathname}) has no place. Add page('${forgotten.pathname}') where it belongs, or set \`unlisted: true\` in its front matter.`,
    );
  }
  return items;
}
