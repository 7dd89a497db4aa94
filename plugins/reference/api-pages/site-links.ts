import type { ComponentApi } from '../../../src/api/types';

// Hosts and release branches in links of upstream texts.
const UPSTREAM = /^https:\/\/mui\.com(?=\/)/;

const ROWS = { props: 'prop', slots: 'slot', classes: 'classes' } as const;

/** Id of the row of a prop, a slot, or a class by its full name. */
export function rowId(
  { slug }: Pick<ComponentApi, 'slug'>,
  list: keyof typeof ROWS,
  name: string,
): string {
  return `${slug}-${ROWS[list]}-${name}`;
}

/** Path of a component's page, with a trailing slash. */
export function apiPathname(component: Pick<ComponentApi, 'product' | 'slug' | 'section'>): string {
  return `/${component.product}/api/${pathInApi(component)}/`;
}

/** The part of a page's path after `api/`. */
export function pathInApi({ section, slug }: Pick<ComponentApi, 'slug' | 'section'>): string {
  return section === undefined ? slug : `${section}/${slug}`;
}

/** Maps an upstream anchor to the anchor on this site's API page; empty if there is none. */
function anchorFor(component: ComponentApi, hash: string): string {
  if (hash === '#props') {
    return component.props.length > 0 ? hash : '';
  }
  const [, name] = hash.split('-classes-');
  const found = component.classes.find(({ key, className }) => key === name || className === name);
  return found ? `#${rowId(component, 'classes', found.className)}` : '';
}

/**
 * Creates a function that resolves links in upstream texts to pages of this site.
 *
 * @param pathnames - Paths of the site's pages, with a trailing slash.
 * @returns A function that maps a link's URL to a path on this site, or to an absolute URL if the
 * page isn't here. Drops anchors of hand-written pages because their headings differ here.
 * @example siteLinks(components, pathnames)('https://mui.com/material-ui/api/chip/')
 * // '/material-ui/api/chip/'
 */
export function siteLinks(
  components: readonly ComponentApi[],
  pathnames: ReadonlySet<string>,
): (href: string) => string {
  const byPathname = new Map(components.map((one) => [apiPathname(one), one]));
  return (href) => {
    const local = href.replace(UPSTREAM, '');
    if (!local.startsWith('/')) {
      return href;
    }
    const [path = '', fragment] = local.split('#');
    const pathname = `${path.replace(/\/+$/, '')}/`;
    const component = byPathname.get(pathname);
    if (component) {
      return `${pathname}${fragment ? anchorFor(component, `#${fragment}`) : ''}`;
    }
    return pathnames.has(pathname) ? pathname : `https://mui.com${local}`;
  };
}
