import fs from 'node:fs';
import path from 'node:path';
import { DOCUSAURUS, pagesIn, siteOf } from 'mdx-doctor';
import type { Conventions, Site } from 'mdx-doctor';
import type { Arguments } from './read-arguments';

/** The folder with the `node_modules` of a site: its own one, or one around it. */
function packagesOf(folder: string): string[] {
  const parent = path.dirname(folder);
  return fs.existsSync(path.join(folder, 'node_modules'))
    ? [folder]
    : parent === folder
      ? []
      : packagesOf(parent);
}

/** The versions of the docs that `docusaurus docs:version` made; their pages aren't read. */
function versionsOf(siteDir: string): string[] {
  const file = path.join(siteDir, 'versions.json');
  return fs.existsSync(file)
    ? ['next', ...(JSON.parse(fs.readFileSync(file, 'utf8')) as string[])]
    : [];
}

const firstPart = (pathname: string) => pathname.split('/')[1];

/** Reads the pages of a folder; paths that start with the name of no folder of pages aren't judged. */
export function readFolder(
  root: string,
  { folder, basePath, siteFolder }: Arguments,
  conventions: Partial<Conventions> = {},
): Site {
  const docs = { folder, basePath };
  const pages = pagesIn(root, docs);
  const parts = new Set(pages.map(({ pathname }) => firstPart(pathname)));
  const versions = versionsOf(path.join(root, siteFolder)).map((one) => `${basePath}/${one}/`);
  const isKnown = (pathname: string) =>
    !parts.has(firstPart(pathname)) ||
    /\.\w+$/.test(pathname) ||
    versions.some((one) => `${pathname}/`.startsWith(one));
  return siteOf({
    ...{ root, siteFolder, pages, folders: [docs] },
    redirects: [],
    packages: packagesOf(path.join(root, siteFolder)),
    conventions: { ...DOCUSAURUS, ...conventions },
    isKnown,
  });
}
