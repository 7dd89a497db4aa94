import fs from 'node:fs';
import path from 'node:path';
import { decoded } from '../decoded';
import type { Page, Site, SitePage } from '../engine/site';
import { nearest } from '../nearest';

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

/** The file at a path relative to a page, or relative to the site's folder after `@site/`. */
export function fileAt(link: string, page: string, siteFolder: string): string {
  return link.startsWith('@site/')
    ? path.posix.join(siteFolder, link.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(page), link);
}

function fileTarget(link: string, page: Page, site: Site): LinkTarget {
  const name = decoded(link);
  const file = fileAt(name, page.file, site.siteFolder);
  // Docusaurus looks for other names in the docs folder too.
  const inFolder = /^[./@]/.test(name) ? '' : path.posix.join(page.folder, name);
  const found = site.pageOf(file) ?? site.pageOf(inFolder);
  if (found?.folder === page.folder) {
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
  const renamed = [file, inFolder].map((one) => site.pageOf(one.replace(/\.md$/, '.mdx')));
  if (renamed.some((one) => one?.folder === page.folder)) {
    return {
      message: `The link leads to ${file}, which doesn't exist.`,
      cure: `Write ${link}x.`,
      rewrite: `${link}x`,
    };
  }
  const files = site.pages
    .filter(({ folder }) => folder === page.folder)
    .map((one) => path.posix.relative(path.posix.dirname(page.file), one.file));
  return {
    message: `The link leads to ${file}, which doesn't exist.`,
    cure: nearestOf(path.posix.normalize(link), files) || 'Correct the path, or create the page.',
  };
}

function isKnownElsewhere(pathname: string, site: Site): boolean {
  const file = path.join(site.root, site.siteFolder, 'static', decoded(pathname));
  const isFile = fs.existsSync(file) && !pathname.endsWith('/');
  return isFile || site.isKnown(pathname);
}

/** A broken link to a path below the page's docs folder, as pages have it that come from another site. */
function movedTarget(pathname: string, page: Page, site: Site): LinkFault | undefined {
  const bare = pathname.replace(/\/$/, '');
  const found = site.pages.find(({ folder, slug }) => folder === page.folder && slug === bare);
  const rewrite = found && `${found.pathname}/`;
  return rewrite && !isKnownElsewhere(pathname, site)
    ? {
        message: `The link leads to ${pathname}, which doesn't exist.`,
        cure: `Write ${rewrite}.`,
        rewrite,
      }
    : undefined;
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
  const { trailingSlash } = site.conventions;
  const wanted = trailingSlash === false ? bare || '/' : `${bare}/`;
  if (found && trailingSlash !== null && pathname !== wanted) {
    return {
      message: `The link to ${pathname} has ${trailingSlash ? 'no' : 'a'} trailing slash.`,
      cure: `Write ${wanted}.`,
      rewrite: wanted,
    };
  }
  if (found || isKnownElsewhere(pathname, site)) {
    return found ?? null;
  }
  const end = trailingSlash === true || pathname.endsWith('/') ? '/' : '';
  const pathnames = site.pages.map((one) => one.pathname + end);
  return {
    message: `The link leads to ${pathname}, which doesn't exist.`,
    cure: nearestOf(bare + end, pathnames) || 'Correct the path, or create the page.',
  };
}

/** The target of a URL that is relative to that of the page, with or without a slash at its end. */
function urlTarget(url: string, page: Page, site: Site): LinkTarget {
  const { trailingSlash } = site.conventions;
  const bases = [
    ...(trailingSlash === true ? [] : [path.posix.dirname(page.pathname)]),
    ...(trailingSlash === false ? [] : [page.pathname]),
  ];
  const targets = bases.map((base) =>
    addressTarget(path.posix.resolve('/', base, url) + (url.endsWith('/') ? '/' : ''), site),
  );
  const [right = targets[0]!] = targets.filter((one) => one === null || isPage(one));
  return right;
}

/** A link that is relative to the page's URL, with the file that it means if there's just one reading. */
function relativeFault(pathname: string, page: Page, site: Site): LinkFault {
  const named = `${pathname.replace(/\/$/, '')}.mdx`;
  const file = site.pageOf(fileAt(decoded(named), page.file, site.siteFolder));
  const slug = path.posix.join(path.posix.dirname(page.slug), pathname).replace(/\/$/, '');
  const byUrl = file ? undefined : movedTarget(slug, page, site);
  return {
    message: `The link "${pathname}" is relative to the page's URL.`,
    cure: 'Link to the file of the page (./page.mdx), or write the full path (/product/page/).',
    rewrite: file ? named.replace(/^(?!\.)/, './') : byUrl?.rewrite,
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
    const file = path.posix.join(page.folder, decoded(pathname));
    const target = site.pageOf(file) ?? addressTarget(pathname, site);
    return target && !isPage(target) && !target.rewrite
      ? (movedTarget(pathname, page, site) ?? target)
      : target;
  }
  if (/\.mdx?$/.test(pathname)) {
    return fileTarget(pathname, page, site);
  }
  const absolute = path.join(site.root, fileAt(decoded(pathname), page.file, site.siteFolder));
  if (fs.existsSync(absolute)) {
    return null;
  }
  return site.conventions.relativeUrls
    ? urlTarget(pathname, page, site)
    : relativeFault(pathname, page, site);
}
