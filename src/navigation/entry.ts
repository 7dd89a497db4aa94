/** Icons that an entry may have, drawn in `icons.tsx`. */
export type NavigationIcon = 'blog' | 'store' | 'versions';

/** Marks of a page, shown as a chip beside its title. */
export interface NavigationFlags {
  /** Commercial plan that the page's feature belongs to. */
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  deprecated?: boolean;
  /** Stands before the title. */
  icon?: NavigationIcon;
  /** Attributes of the link, such as `target`. */
  linkProps?: Readonly<Record<string, string>>;
}

/** One entry of a navigation tree: a page, or a group of entries when it has `children`. */
export interface NavigationEntry extends NavigationFlags {
  /** Path of the page without trailing slash, or an address for a page outside of this site. */
  pathname: string;
  /** Shown title; without it the pathname gives one, see `titleOfPathname`. */
  title?: string;
  /** Set on groups that are headings, always open and never links. */
  subheader?: string;
  children?: readonly NavigationEntry[];
}

/** A product's navigation, in reading order. */
export type NavigationTree = readonly NavigationEntry[];

/**
 * A page of the tree.
 *
 * @example page('/material-ui/react-button-group', 'Button Group', { newFeature: true })
 */
export function page(
  pathname: string,
  title?: string,
  flags: NavigationFlags = {},
): NavigationEntry {
  return { pathname, ...(title ? { title } : {}), ...flags };
}

/**
 * A group of entries that readers open and close.
 *
 * @param pathname - Names the group; groups have no page of their own.
 */
export function group(
  pathname: string,
  title: string,
  children: readonly NavigationEntry[],
  flags: NavigationFlags = {},
): NavigationEntry {
  return { pathname, title, children, ...flags };
}

/**
 * A group whose entries are computed when the tree is read, so that importing a tree generates
 * nothing.
 *
 * @example generatedGroup('/system/api', 'Component API', () => apiEntries('system', __dirname))
 */
export function generatedGroup(
  pathname: string,
  title: string,
  entries: () => readonly NavigationEntry[],
): NavigationEntry {
  return {
    pathname,
    title,
    get children() {
      return entries();
    },
  };
}

/** A heading inside a group, with its entries always shown. */
export function subheader(
  pathname: string,
  title: string,
  children: readonly NavigationEntry[],
): NavigationEntry {
  return { pathname, title, subheader: title, children };
}

/** A page outside of this site. */
export function externalLink(
  href: string,
  title: string,
  flags: NavigationFlags = {},
): NavigationEntry {
  return { pathname: href, title, ...flags };
}

/** Whether an address leads out of this site; one without a host does not. */
export function isExternalAddress(address: string): boolean {
  return /^[a-z]+:\/\//.test(address);
}

/** Whether an entry leads out of this site. */
export function isExternal(entry: NavigationEntry): boolean {
  return isExternalAddress(entry.pathname);
}
