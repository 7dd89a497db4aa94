import fs from 'node:fs';
import path from 'node:path';
import type { SiteRule } from '../engine/rule';
import type { Site, SitePage } from '../engine/site';
import { lineOfField } from '../page/front-matter';

/** The line of a page's slug in its front matter, from 1. */
export function lineOfSlug({ root }: Pick<Site, 'root'>, { file }: SitePage): number {
  return lineOfField(fs.readFileSync(path.join(root, file), 'utf8'), 'slug');
}

/** Pages with the same slug. */
export const duplicateSlug: SiteRule = {
  id: 'duplicate-slug',
  level: 'error',
  stopsBuild: true,
  check: (site) =>
    site.pages.flatMap((page) => {
      const [first] = site.pagesAt(page.pathname);
      return !first || first.file === page.file
        ? []
        : [
            {
              ...{ file: page.file, line: lineOfSlug(site, page) },
              message: `The slug "${page.slug}" also belongs to ${first.file}.`,
              cure: 'Change one of the slugs.',
            },
          ];
    }),
};

/**
 * A rule about pages with the same title, which look the same in search results.
 *
 * @param groupOf - What the compared pages have in common; `null` for pages that aren't compared.
 */
export function duplicateTitle<Place extends SitePage>(
  groupOf: (page: Place) => string | null,
): SiteRule<Site<Place>> {
  const check = (site: Site<Place>) => {
    const written = site.pages.filter((page) => page.title && groupOf(page) !== null);
    return written.flatMap((page) => {
      const group = groupOf(page);
      const first = written.find((one) => one.title === page.title && groupOf(one) === group);
      return !first || first === page
        ? []
        : [
            {
              ...{ file: page.file, line: 2 },
              message: `The title "${page.title}" also belongs to ${first.file}.`,
              cure: 'Mention in the title how this page differs.',
            },
          ];
    });
  };
  return { id: 'duplicate-title', level: 'warning', check };
}
