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
  /** Title in the navigation; a page without one has the title of its front matter. */
  title?: string;
  /** Set on groups that are headings, always open and never links. */
  subheader?: string;
  children?: readonly NavigationEntry[];
  /** Set on the group that the build fills with the product's API pages. */
  api?: true;
}

/** A product's navigation, in reading order. */
export type NavigationTree = readonly NavigationEntry[];

/**
 * A page of the tree.
 *
 * @param options - Marks of the page; a `title` only where the sidebar needs another than the page.
 * @example page('/material-ui/react-button-group', { newFeature: true })
 */
export function page(
  pathname: string,
  options: NavigationFlags & Pick<NavigationEntry, 'title'> = {},
): NavigationEntry {
  return { pathname, ...options };
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

/** A heading inside a group, with its entries always shown. */
export function subheader(
  pathname: string,
  title: string,
  children: readonly NavigationEntry[],
): NavigationEntry {
  return { pathname, title, subheader: title, children };
}

/**
 * The group of a product's API pages; the build fills it.
 *
 * @example apiGroup('/material-ui/api', 'Component API')
 */
export function apiGroup(pathname: string, title: string): NavigationEntry {
  return { pathname, title, children: [], api: true };
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
