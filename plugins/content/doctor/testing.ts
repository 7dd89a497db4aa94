import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { NavigationTree } from '../../../src/shell/navigation';
import type { Product } from '../../../src/foundation/products';
import type { Finding } from 'mdx-doctor';
import type { PageRule, SiteRule } from './rules/rule';
import { readSite } from './site';
import type { Site } from './site';

/** A product without packages, whose pages are in `docs-lab/`. */
const LAB = {
  id: 'docs-infra',
  name: 'Lab',
  basePath: '/lab',
  packages: [],
  version: '1.0.0',
  docs: [{ id: 'docs-lab', folder: 'docs-lab', basePath: '/lab', demoScope: 'material' }],
} as unknown as Product;

const OTHER = {
  ...LAB,
  id: 'core',
  basePath: '/other',
  docs: [{ id: 'docs-other', folder: 'docs-other', basePath: '/other', demoScope: 'material' }],
} as unknown as Product;

/** Files of a test site, by path. A page is `docs-lab/….mdx` or `docs-other/….mdx`. */
export type Files = Readonly<Record<string, string>>;

/**
 * Writes a small site into a temporary folder. The caller deletes it.
 *
 * @param trees - Trees of `docs-lab` and `docs-other`.
 */
export function siteWith(files: Files, trees: Record<string, NavigationTree> = {}): Site {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
  const noTree = 'export default { tree: [] };\n';
  const sidebars = { 'docs-lab/sidebar.ts': noTree, 'docs-other/sidebar.ts': noTree };
  const all = { ...sidebars, ...files };
  for (const [file, text] of Object.entries(all)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  const redirects = [{ from: '/lab/moved/', to: '/lab/home/' }];
  return readSite({ root, products: [LAB, OTHER], trees, redirects });
}

type Found = Pick<Finding, 'line' | 'message'> & Partial<Finding>;

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
  const head = '---\ntitle: Page\nslug: /page\ndescription: About it.\n---\n';
  const hasHead = text.startsWith('---');
  const site = siteWith({ ...files, 'docs-lab/page.mdx': hasHead ? text : head + text });
  return inSite(site, async () => {
    const place = site.pageOf('docs-lab/page.mdx');
    const page = place && site.read(place.file);
    if (!page || page.faults.length > 0) {
      throw new Error(`The test page can't be parsed: ${page?.faults[0]?.message}`);
    }
    return (await check(page, site)).map(
      ({ file, line, message, cure }) =>
        `${file ?? line - (hasHead ? 0 : 5)}${file ? `:${line}` : ''}: ${message} ${cure}`,
    );
  });
}

/**
 * Runs a rule on a site.
 *
 * @returns One string per finding: `file:line: message cure`.
 */
export async function findingsOf(
  { check }: SiteRule,
  files: Files,
  trees?: Record<string, NavigationTree>,
): Promise<string[]> {
  const site = siteWith(files, trees);
  return inSite(site, () =>
    check(site).map(
      ({ file, line, message, cure }: Found) => `${file}:${line}: ${message} ${cure}`,
    ),
  );
}

/** A page with a slug and a title. */
export function pageText(slug: string, title = slug, text = ''): string {
  return `---\ntitle: ${title}\nslug: ${slug}\ndescription: About it.\n---\n${text}`;
}
