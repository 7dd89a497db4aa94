import { isPage, linksInside, linkTarget } from 'mdx-doctor';
import type { PageRule } from './rule';

/** Links from a current page to an archived version. */
export const oldVersionLink: PageRule = {
  id: 'old-version-link',
  level: 'error',
  check: (page, site) =>
    page.archive
      ? []
      : linksInside(page).flatMap((link) => {
          const target = linkTarget(link.url, page, site);
          const found = isPage(target) ? site.pageOf(target.file) : undefined;
          return found?.archive
            ? [
                {
                  ...{ line: link.line, column: link.column },
                  message: `The link leads to version ${found.archive.version} (${found.pathname}/).`,
                  cure: 'Link to the page of the current version.',
                },
              ]
            : [];
        }),
};
