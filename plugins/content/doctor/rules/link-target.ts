import fs from 'node:fs';
import path from 'node:path';
import { decodeUriComponent } from '../../../../src/foundation/browser/decode-uri';
import { productOfPath } from '../../../../src/foundation/products';
import { nearest } from '../../../shared/nearest';
import type { Page, Site, SitePage } from '../site';

/** URLs that aren't pages. Each file in `src/pages/` is a route. */
const BUILT =
  /^\/(?:core|demo|demos|a11y-data|api-data|size-snapshot)\/|\.(?:md|txt|json|xml)$|^\/$/;

/** A question with the most similar name; empty if none is similar. */
export function nearestOf(name: string, names: readonly string[]): string {
  const near = nearest(name, names);
  return near ? `Did you mean ${near}?` : '';
}

/** Why a link is broken. */
export interface LinkFault {
  message: string;
  cure: string;
  /** The correct path. */
  rewrite?: string;
}

/** The target of a link; `null` for something other than a page. */
export type LinkTarget = SitePage | LinkFault | null;

/** Whether a link points to a page. */
export function isPage(target: LinkTarget): target is SitePage {
  return target !== null && 'pathname' in target;
}

/** The file at a path relative to a page, or relative to the repository after `@site/`. */
export function fileAt(link: string, page: string): string {
  return link.startsWith('@site/')
    ? path.posix.normalize(link.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(page), link);
}

function fileTarget(link: string, page: Page, site: Site): LinkTarget {
  const file = fileAt(decodeUriComponent(link), page.file);
  const found = site.pageOf(file);
  if (found && found.instance === page.instance && found.archive === page.archive) {
    return found;
  }
  if (found) {
    return {
      message: `The link leads to ${file}, which belongs to another product or version.`,
      cure: `Write its path: ${found.pathname}/.`,
    };
  }
  if (fs.existsSync(path.join(site.root, file))) {
    return {
      message: `The link leads to ${file}, which isn't a page.`,
      cure: path.posix.basename(file).startsWith('_')
        ? 'Link to a page that shows it.'
        : 'Pages are .mdx files in a docs folder: rename or move it, and correct the link.',
    };
  }
  const files = site.pages
    .filter(({ instance, archive }) => instance === page.instance && archive === page.archive)
    .map((one) => path.posix.relative(path.posix.dirname(page.file), one.file));
  return {
    message: `The link leads to ${file}, which doesn't exist.`,
    cure: nearestOf(path.posix.normalize(link), files) || 'Correct the path, or create the page.',
  };
}

function isKnownElsewhere(pathname: string, site: Site): boolean {
  const file = path.join(site.root, 'static', decodeUriComponent(pathname));
  const isFile = fs.existsSync(file) && !pathname.endsWith('/');
  return isFile || BUILT.test(pathname);
}

/** Whether a URL belongs to a product that this build excludes. */
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
      message: `The link to ${pathname} has no trailing slash.`,
      cure: `Write ${pathname}/.`,
      rewrite: `${pathname}/`,
    };
  }
  if (found || isKnownElsewhere(pathname, site) || isOfOtherProduct(bare, site)) {
    return found ?? null;
  }
  const pathnames = site.pages.map((one) => `${one.pathname}/`);
  return {
    message: `The link leads to ${pathname}, which doesn't exist.`,
    cure: nearestOf(`${bare}/`, pathnames) || 'Correct the path, or create the page.',
  };
}

/**
 * Resolves a link inside the site.
 *
 * @param url - As written: a URL path, or a file relative to the page.
 */
export function linkTarget(url: string, page: Page, site: Site): LinkTarget {
  const [pathname = ''] = url.split(/[?#]/);
  if (pathname === '') {
    return page;
  }
  if (pathname.startsWith('/')) {
    return addressTarget(pathname, site);
  }
  if (/\.mdx?$/.test(pathname)) {
    return fileTarget(pathname, page, site);
  }
  const absolute = path.join(site.root, fileAt(decodeUriComponent(pathname), page.file));
  return fs.existsSync(absolute)
    ? null
    : {
        message: `The link "${pathname}" is relative to the page's URL.`,
        cure: 'Link to the file of the page (./page.mdx), or write the full path (/product/page/).',
      };
}
