/** Icons of entries, drawn in `icons.tsx`. */
export type NavigationIcon = 'blog' | 'store' | 'versions';

/** Flags of a page, shown as chips next to its title. */
export interface NavigationFlags {
  /** Commercial plan that the page's feature belongs to. */
  plan?: 'pro' | 'premium';
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  beta?: boolean;
  legacy?: boolean;
  deprecated?: boolean;
  /** Shown before the title. */
  icon?: NavigationIcon;
  /** Attributes of the link, such as `target`. */
  linkProps?: Readonly<Record<string, string>>;
}

/** One entry of a navigation tree: a page, or a group of entries when it has `children`. */
export interface NavigationEntry extends NavigationFlags {
  /** Path of the page without trailing slash, or the URL of a page on another site. */
  pathname: string;
  /**
   * Title in the navigation. Defaults to the title in the page's front matter; that of a group is
   * in the dictionary, see `titleOf`.
   */
  title?: string;
  /** Set on groups that are headings: always open, never links. */
  subheader?: true;
  children?: readonly NavigationEntry[];
  /** Set on a file that the build writes: its link loads the file instead of changing the route. */
  file?: true;
  /** Set on the group to which the build adds the product's API pages. */
  api?: true;
}

/** A product's navigation, in reading order. */
export type NavigationTree = readonly NavigationEntry[];

/**
 * Creates an entry for a page.
 *
 * @param options - Flags of the page, and a `title` if the sidebar shows a different one.
 * @example page('/material-ui/react-button-group', { newFeature: true })
 */
export function page(
  pathname: string,
  options: NavigationFlags & Pick<NavigationEntry, 'title'> = {},
): NavigationEntry {
  return { pathname, ...options };
}

/**
 * Creates a group of entries that readers can expand and collapse.
 *
 * @param pathname - Identifies the group, and its title in the dictionary. Groups don't have a page.
 * @example group('/joy-ui/components', [page('/joy-ui/react-button')])
 */
export function group(
  pathname: string,
  children: readonly NavigationEntry[],
  flags: NavigationFlags = {},
): NavigationEntry {
  return { pathname, children, ...flags };
}

/** Creates a heading inside a group; its entries are always shown. */
export function subheader(pathname: string, children: readonly NavigationEntry[]): NavigationEntry {
  return { pathname, subheader: true, children };
}

/**
 * Creates the group of a product's API pages, which the build adds.
 *
 * @param written - Entries of hand-written pages; the build adds each to its section's interfaces.
 * @example apiGroup('/material-ui/api')
 */
export function apiGroup(
  pathname: string,
  written: readonly NavigationEntry[] = [],
): NavigationEntry {
  return { pathname, children: written, api: true };
}

/**
 * Creates a link to a file that the build writes, in the same tab. `npm start` has no such files.
 *
 * @param pathname - Path of the file.
 * @example fileLink('/material-ui/llms.txt', 'llms.txt')
 */
export function fileLink(
  pathname: string,
  title: string,
  flags: NavigationFlags = {},
): NavigationEntry {
  return {
    pathname,
    title,
    file: true,
    ...flags,
    linkProps: { target: '_self', ...flags.linkProps },
  };
}

/** Creates a link to a page on another site. */
export function externalLink(
  href: string,
  title: string,
  flags: NavigationFlags = {},
): NavigationEntry {
  return { pathname: href, title, ...flags };
}

/** Whether a URL is external. A URL without a host isn't. */
export function isExternalAddress(address: string): boolean {
  return /^[a-z]+:\/\/[^/]/.test(address);
}

/** Whether an entry links to another site. */
export function isExternal(entry: NavigationEntry): boolean {
  return isExternalAddress(entry.pathname);
}
