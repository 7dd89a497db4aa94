import type { ComponentApi } from '../../src/api/types';

// Sites and release branches that upstream texts name their own pages by.
const UPSTREAM = /^https:\/\/mui\.com(?=\/)/;

/** Id of a prop's row. */
export function propId(component: Pick<ComponentApi, 'slug'>, prop: string): string {
  return `${component.slug}-prop-${prop}`;
}

/** Id of a slot's row. */
export function slotId(component: Pick<ComponentApi, 'slug'>, slot: string): string {
  return `${component.slug}-slot-${slot}`;
}

/** Id of a class's row. */
export function classId(component: Pick<ComponentApi, 'slug'>, className: string): string {
  return `${component.slug}-classes-${className}`;
}

/** Path of a component's page, with trailing slash. */
export function apiPathname(component: Pick<ComponentApi, 'product' | 'slug' | 'section'>): string {
  return `/${component.product}/api/${pathInApi(component)}/`;
}

/** The part of a page's path after `api/`. */
export function pathInApi({ section, slug }: Pick<ComponentApi, 'slug' | 'section'>): string {
  return section === undefined ? slug : `${section}/${slug}`;
}

/** An anchor of an API page here for one of the same page upstream; empty when there is none. */
function anchorFor(component: ComponentApi, hash: string): string {
  if (hash === '#props') {
    return component.props.length > 0 ? hash : '';
  }
  const name = hash.split('-classes-')[1];
  const found = component.classes.find(({ key, className }) => [key, className].includes(name));
  return found ? `#${classId(component, found.className)}` : '';
}

/**
 * Makes a function that leads the links of upstream texts to the pages of this site.
 *
 * @param pathnames - Paths of the site's own pages, with trailing slash.
 * @returns A function from a link's address to a path of this site, or to an absolute address when
 * the page is not here. Anchors of written pages are dropped: they are worded differently here.
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
    const [path, fragment] = local.split('#');
    const pathname = `${path.replace(/\/+$/, '')}/`;
    const component = byPathname.get(pathname);
    if (component) {
      return `${pathname}${fragment ? anchorFor(component, `#${fragment}`) : ''}`;
    }
    return pathnames.has(pathname) ? pathname : `https://mui.com${local}`;
  };
}
