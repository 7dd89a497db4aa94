import { decoded } from '../decoded';
import type { Report } from '../engine/finding';
import type { PageRule } from '../engine/rule';
import type { Page } from '../engine/site';
import { linksOf } from '../page/outline';
import type { PageLink } from '../page/outline';
import { isPage, linkTarget, nearestOf } from './link-target';
import type { LinkFault } from './link-target';

const isElsewhere = (url: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

/** The links of a page that don't leave the site. */
export function linksInside(page: Page): PageLink[] {
  return linksOf(page.tree).filter(({ url }) => !isElsewhere(url));
}

/** Where a link's path is in its source, whose text may contain it, too; -1 if it's written in another way. */
function pathStart(pathname: string, source: string): number {
  const path = pathname.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before = '', found = ''] =
    new RegExp(`(?:\\]\\(\\s*<?|\\]:\\s*<?|\\b(?:href|to)=\\{?["'\`])(${path})(?![\\w-])`).exec(
      source,
    ) ?? [];
  return found ? source.indexOf(before) + before.length - found.length : -1;
}

function reportOf({ rewrite, ...fault }: LinkFault, link: PageLink, source: string): Report {
  const report = { line: link.line, column: link.column, ...fault };
  const [pathname = ''] = link.url.split(/[?#]/);
  const [first = 0, last = 0] = link.range ?? [];
  const at = rewrite ? pathStart(pathname, source.slice(first, last)) : -1;
  const start = first + at;
  return rewrite && at >= 0
    ? { ...report, fix: { start, end: start + pathname.length, text: rewrite } }
    : report;
}

/** Links to pages that don't exist, have moved, or belong to another product or version. */
export const brokenLink: PageRule = {
  id: 'broken-link',
  level: 'error',
  check: (page, site) =>
    linksInside(page).flatMap((link) => {
      const target = linkTarget(link.url, page, site);
      return target === null || isPage(target) ? [] : [reportOf(target, link, page.source)];
    }),
};

/** Links to anchors that don't exist in their page. */
export const brokenAnchor: PageRule = {
  id: 'broken-anchor',
  level: 'error',
  check: (page, site) =>
    linksInside(page).flatMap((link): Report[] => {
      const [, hash] = /#([^?]*)/.exec(link.url) ?? [];
      const target = hash ? linkTarget(link.url, page, site) : null;
      const anchors = isPage(target) ? site.anchorsOf(target.file) : null;
      const anchor = decoded(hash ?? '');
      if (!anchors || !isPage(target) || anchors.has(anchor)) {
        return [];
      }
      const where = target.file === page.file ? 'this page' : target.file;
      return [
        {
          ...{ line: link.line, column: link.column },
          message: `The link leads to #${anchor}, which ${where} doesn't have.`,
          cure:
            nearestOf(
              `#${anchor}`,
              [...anchors].map((one) => `#${one}`),
            ) || `Use the id of a heading, such as #${[...anchors][0] ?? 'usage'}.`,
        },
      ];
    }),
};
