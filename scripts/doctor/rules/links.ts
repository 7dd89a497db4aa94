import fs from 'node:fs';
import path from 'node:path';
import leven from 'leven';
import { linksOf } from '../outline';
import type { PageLink } from '../outline';
import type { Report } from '../finding';
import type { Page, Site, SitePage } from '../site';
import type { PageRule } from './rule';

/** Addresses that a build makes beside the pages; `src/pages/` is a route each. */
const BUILT = /^\/(?:demo|demos|api-data|size-snapshot)\/|\.(?:md|txt|json|xml)$|^\/$/;

function nearestOf(name: string, names: readonly string[]): string {
  const [near] = names
    .map((one) => ({ one, far: leven(name, one) }))
    .sort((a, b) => a.far - b.far)
    .filter(({ far }) => far <= Math.max(2, name.length / 3));
  return near ? `Did you mean ${near.one}?` : '';
}

/** What a link leads to: a page of this site, nothing that the doctor checks, or a fault. */
type Target = SitePage | null | (Omit<Report, 'line'> & { line?: number });

function isPage(target: Target): target is SitePage {
  return target !== null && 'pathname' in target;
}

function fileTarget(link: string, page: Page, site: Site): Target {
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
    cure: nearestOf(link, files) || 'Correct the path, or write the page.',
  };
}

function isKnownElsewhere(pathname: string, site: Site): boolean {
  const isFile = fs.existsSync(path.join(site.root, 'static', pathname)) && !pathname.endsWith('/');
  return isFile || BUILT.test(pathname);
}

function addressTarget(link: PageLink, pathname: string, site: Site): Target {
  const bare = pathname.replace(/\/$/, '');
  const [found] = site.pagesAt(bare);
  const moved = site.redirects.find(({ from }) => from === `${bare}/`);
  const replace = (text: string) =>
    link.range ? { fix: { start: link.range[0], end: link.range[1], text } } : {};
  if (moved) {
    return {
      message: `The link leads to ${bare}/, which has moved.`,
      cure: `Write ${moved.to}.`,
      ...replace(`${pathname}\u0000${moved.to}`),
    };
  }
  if (found && !pathname.endsWith('/')) {
    return {
      message: `The address ${pathname} has no trailing slash.`,
      cure: `Write ${pathname}/, as the site serves it.`,
      ...replace(`${pathname}\u0000${pathname}/`),
    };
  }
  if (found || isKnownElsewhere(pathname, site)) {
    return found ?? null;
  }
  const pathnames = site.pages.map((one) => `${one.pathname}/`);
  return {
    message: `The link leads to ${pathname}, where no page is.`,
    cure: nearestOf(`${bare}/`, pathnames) || 'Correct the address, or write the page.',
  };
}

function targetOf(link: PageLink, page: Page, site: Site): Target {
  const [pathname] = link.url.split(/[?#]/);
  if (pathname === '') {
    return page;
  }
  if (pathname.startsWith('/')) {
    return addressTarget(link, pathname, site);
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

/** The part of a fix that is inside of the link's own text. */
function completed(target: Omit<Report, 'line'>, link: PageLink, source: string) {
  const { fix, ...rest } = target;
  if (!fix) {
    return rest;
  }
  const [before, after] = fix.text.split('\u0000');
  const start = source.indexOf(before, fix.start);
  return start >= 0 && start + before.length <= fix.end
    ? { ...rest, fix: { start, end: start + before.length, text: after } }
    : rest;
}

const isElsewhere = (url: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

function linksInside(page: Page): PageLink[] {
  return linksOf(page.tree).filter(({ url }) => !isElsewhere(url));
}

/** Links to pages that don't exist, have moved, or belong to another product. */
export const brokenLink: PageRule = {
  id: 'broken-link',
  level: 'error',
  check: (page, site) =>
    linksInside(page).flatMap((link) => {
      const target = targetOf(link, page, site);
      return target === null || isPage(target)
        ? []
        : [{ line: link.line, column: link.column, ...completed(target, link, page.source) }];
    }),
};

/** Links to anchors that their page doesn't have. */
export const brokenAnchor: PageRule = {
  id: 'broken-anchor',
  level: 'error',
  check: async (page, site) => {
    const reports = linksInside(page).map(async (link): Promise<Report[]> => {
      const [, hash] = /#([^?]*)/.exec(link.url) ?? [];
      const target = hash ? targetOf(link, page, site) : null;
      const anchors = isPage(target) ? await site.anchorsOf(target) : null;
      const anchor = decodeURIComponent(hash ?? '');
      if (!anchors || !isPage(target) || anchors.has(anchor)) {
        return [];
      }
      const where = target.file === page.file ? 'this page' : target.file;
      return [
        {
          ...{ line: link.line, column: link.column },
          message: `The link leads to #${anchor}, which ${where} doesn't have.`,
          cure:
            nearestOf(anchor, [...anchors]) ||
            `Headings make anchors of their text; the page has ${anchors.size}.`,
        },
      ];
    });
    return (await Promise.all(reports)).flat();
  },
};

/** Links from a current page into an archived version. */
export const oldVersionLink: PageRule = {
  id: 'old-version-link',
  level: 'error',
  check: (page, site) =>
    page.archive
      ? []
      : linksInside(page).flatMap((link) => {
          const target = targetOf(link, page, site);
          return isPage(target) && target.archive
            ? [
                {
                  ...{ line: link.line, column: link.column },
                  message: `The link leads to version ${target.archive.version} (${target.pathname}/).`,
                  cure: 'Link to the page of the current version.',
                },
              ]
            : [];
        }),
};
