import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import { productOfPath } from '../../../src/products';
import type { Page, Site, SitePage } from '../site';

/** Addresses that a build makes beside the pages; `src/pages/` is a route each. */
const BUILT = /^\/(?:demo|demos|api-data|size-snapshot)\/|\.(?:md|txt|json|xml)$|^\/$/;

/** A question with the name that another resembles; empty when none does. */
export function nearestOf(name: string, names: readonly string[]): string {
  const [near] = names
    .map((one) => ({ one, far: leven(name, one) }))
    .sort((a, b) => a.far - b.far)
    .filter(({ far }) => far <= Math.max(2, name.length / 3));
  return near ? `Did you mean ${near.one}?` : '';
}

/** Why a link leads nowhere. */
export interface LinkFault {
  message: string;
  cure: string;
  /** The path to write instead of the link's own. */
  rewrite?: string;
}

/** What a link leads to; `null` for something beside the pages. */
export type LinkTarget = SitePage | LinkFault | null;

/** Whether a link leads to a page. */
export function isPage(target: LinkTarget): target is SitePage {
  return target !== null && 'pathname' in target;
}

function fileTarget(link: string, page: Page, site: Site): LinkTarget {
  const file = path.posix.join(path.posix.dirname(page.file), decodeURI(link));
  const found = site.pageOf(file);
  if (found && found.instance === page.instance && found.archive === page.archive) {
    return found;
  }
  if (found) {
    return {
      message: `The link leads to ${file}, which belongs to another product or version.`,
      cure: `Write its address: ${found.pathname}/.`,
    };
  }
  const files = site.pages
    .filter(({ instance, archive }) => instance === page.instance && archive === page.archive)
    .map((one) => path.posix.relative(path.posix.dirname(page.file), one.file));
  return {
    message: `The link leads to ${file}, which doesn't exist.`,
    cure: nearestOf(path.posix.normalize(link), files) || 'Correct the path, or write the page.',
  };
}

function isKnownElsewhere(pathname: string, site: Site): boolean {
  const isFile = fs.existsSync(path.join(site.root, 'static', pathname)) && !pathname.endsWith('/');
  return isFile || BUILT.test(pathname);
}

/** Whether an address belongs to a product of the catalogue that is left out here. */
function isOfOtherProduct(pathname: string, { products }: Site): boolean {
  const id = productOfPath(pathname)?.id;
  return id !== undefined && !products.some((product) => product.id === id);
}

function addressTarget(pathname: string, site: Site): LinkTarget {
  const bare = pathname.replace(/\/$/, '');
  const [found] = site.pagesAt(bare);
  const moved = site.redirects.find(({ from }) => from === `${bare}/`);
  if (moved) {
    return {
      message: `The link leads to ${bare}/, which has moved.`,
      cure: `Write ${moved.to}.`,
      rewrite: moved.to,
    };
  }
  if (found && !pathname.endsWith('/')) {
    return {
      message: `The address ${pathname} has no trailing slash.`,
      cure: `Write ${pathname}/, as the site serves it.`,
      rewrite: `${pathname}/`,
    };
  }
  if (found || isKnownElsewhere(pathname, site) || isOfOtherProduct(bare, site)) {
    return found ?? null;
  }
  const pathnames = site.pages.map((one) => `${one.pathname}/`);
  return {
    message: `The link leads to ${pathname}, where no page is.`,
    cure: nearestOf(`${bare}/`, pathnames) || 'Correct the address, or write the page.',
  };
}

/**
 * What a link inside of the site leads to.
 *
 * @param url - As written: an address, or a file from the page's own.
 */
export function linkTarget(url: string, page: Page, site: Site): LinkTarget {
  const [pathname] = url.split(/[?#]/);
  if (pathname === '') {
    return page;
  }
  if (pathname.startsWith('/')) {
    return addressTarget(pathname, site);
  }
  if (/\.mdx?$/.test(pathname)) {
    return fileTarget(pathname, page, site);
  }
  const absolute = path.join(site.root, path.dirname(page.file), pathname);
  return fs.existsSync(absolute)
    ? null
    : {
        message: `The link "${pathname}" is a relative address, which depends on where it is read.`,
        cure: 'Link to the file of the page (./page.mdx), or write the whole address (/product/page/).',
      };
}
