import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DOCUSAURUS } from '../conventions';
import type { PageRule, SiteRule } from '../engine/rule';
import { pagesIn, siteOf } from '../engine/site';
import type { Site } from '../engine/site';

/** Files of a test site, by path. A page is `docs-lab/….mdx` or `docs-other/….mdx`. */
export type Files = Readonly<Record<string, string>>;

const FOLDERS = [
  { folder: 'docs-lab', basePath: '/lab' },
  { folder: 'docs-other', basePath: '/other' },
];

/** Writes files into a temporary folder. The caller deletes it. */
export function folderWith(files: Files): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'mdx-doctor-'));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}

/** A site whose links end with a slash, and lead to files or complete paths. The caller deletes its root. */
export function siteWith(files: Files): Site {
  const root = folderWith(files);
  return siteOf({
    ...{ root, siteFolder: '.', folders: FOLDERS, packages: [] },
    pages: FOLDERS.flatMap((one) => pagesIn(root, one, /\.mdx$/)),
    redirects: [{ from: '/lab/moved/', to: '/lab/home/' }],
    conventions: { ...DOCUSAURUS, trailingSlash: true, relativeUrls: false, titleInText: false },
    isKnown: (pathname) => /\.md$|^\/$/.test(pathname),
  });
}

async function inSite<Result>(site: Site, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } finally {
    fs.rmSync(site.root, { recursive: true });
  }
}

/**
 * Runs a rule on a page.
 *
 * @param text - The page `docs-lab/page.mdx`. If it has no front matter, 5 lines of it are added.
 * @param files - Other files.
 * @returns One string per finding: `line: message cure`, with the line in `text`.
 */
export async function findingsIn(
  { check }: PageRule,
  text: string,
  files: Files = {},
): Promise<string[]> {
  const hasHead = text.startsWith('---');
  const page = hasHead ? text : pageText('/page', 'Page', text);
  const site = siteWith({ ...files, 'docs-lab/page.mdx': page });
  return inSite(site, async () =>
    (await check(site.read('docs-lab/page.mdx'), site)).map(
      ({ line, message, cure }) => `${line - (hasHead ? 0 : 5)}: ${message} ${cure}`,
    ),
  );
}

/**
 * Runs a rule on a site.
 *
 * @returns One string per finding: `file:line: message cure`.
 */
export async function findingsOf({ check }: SiteRule, files: Files): Promise<string[]> {
  const site = siteWith(files);
  return inSite(site, () =>
    check(site).map(({ file, line, message, cure }) => `${file}:${line}: ${message} ${cure}`),
  );
}

/** A page with a slug and a title. */
export function pageText(slug: string, title = slug, text = ''): string {
  return `---\ntitle: ${title}\nslug: ${slug}\ndescription: About it.\n---\n${text}`;
}
