import fs from 'node:fs';
import path from 'node:path';
import type { NavigationEntry, NavigationTree } from '../../../../src/shell/navigation';
import { lineAt, lineOfSlug } from 'mdx-doctor';
import { ownValue } from '../../../../src/foundation/own-value';
import type { Site } from '../site';
import type { SiteRule } from './rule';

function pagesOfTree(tree: NavigationTree): NavigationEntry[] {
  return tree.flatMap((entry) =>
    entry.children ? pagesOfTree(entry.children) : entry.api ? [] : [entry],
  );
}

/** Whether an entry is a page of this site, not a file or a page of another one. */
function isPage({ pathname, file }: NavigationEntry): boolean {
  return pathname.startsWith('/') && !file;
}

/** The position of a pathname in a docs folder's modules. */
function placeInTree(root: string, folder: string, pathname: string) {
  const own = path.join(root, folder);
  const modules = fs.existsSync(own)
    ? fs.readdirSync(own).filter((name) => /\.ts$/.test(name))
    : [];
  const files = modules.map((name) => path.posix.join(folder, name));
  for (const file of files) {
    const source = fs.existsSync(path.join(root, file))
      ? fs.readFileSync(path.join(root, file), 'utf8')
      : '';
    const offset = source.indexOf(`'${pathname}'`);
    if (offset >= 0) {
      return { file, line: lineAt(source, offset) };
    }
  }
  return { file: path.posix.join(folder, 'sidebar.ts'), line: 1 };
}

function instancesOf(site: Site) {
  return site.products
    .flatMap(({ docs }) => docs)
    .flatMap((instance) => {
      const tree = ownValue(site.trees, instance.id);
      return tree ? { instance, entries: pagesOfTree(tree).filter(isPage) } : [];
    });
}

/** Pages that aren't in any tree, so readers don't find them in a sidebar. */
export const pageWithoutEntry: SiteRule = {
  id: 'page-without-entry',
  level: 'error',
  stopsBuild: true,
  check: (site) =>
    instancesOf(site).flatMap(({ instance, entries }) => {
      const placed = new Set(entries.map(({ pathname }) => pathname));
      return site.pages
        .filter(
          (page) =>
            page.instance.id === instance.id &&
            !page.archive &&
            !page.generated &&
            !page.unlisted &&
            !placed.has(page.pathname),
        )
        .map((page) => ({
          ...{ file: page.file, line: lineOfSlug(site, page) },
          message: `The page (${page.pathname}) isn't in any sidebar.`,
          cure: `Add page('${page.pathname}') to ${instance.folder}/sidebar.ts, or set unlisted: true.`,
        }));
    }),
};

/** Tree entries without a page. */
export const entryWithoutPage: SiteRule = {
  id: 'entry-without-page',
  level: 'error',
  stopsBuild: true,
  check: (site) =>
    instancesOf(site).flatMap(({ instance, entries }) =>
      entries
        .filter(({ pathname }) => site.pagesAt(pathname).length === 0)
        .map(({ pathname }) => ({
          ...placeInTree(site.root, instance.folder, pathname),
          message: `The tree "${instance.id}" contains ${pathname}, which doesn't exist.`,
          cure: 'Create a page with this slug, or remove the entry.',
        })),
    ),
};
