import fs from 'node:fs';
import path from 'node:path';
import { decodeUri } from 'docusaurus-speed/decode-uri';
import {
  applyFixes,
  brokenAnchor,
  brokenLink,
  diagnose as diagnoseBy,
  markup,
  slugOf,
} from 'mdx-doctor';
import type { Finding } from 'mdx-doctor';
import { isPartial } from 'mdx-doctor/front-matter';
import { parsePage } from 'mdx-doctor/markup';
import { diagnose } from '../../../plugins/content/doctor/diagnose';
import { readSite } from '../../../plugins/content/doctor/site';
import { CONVENTIONS } from '../../../plugins/content/markup/conventions';
import { filesBelow } from '../../../plugins/shared/files-below';
import type { DocsInstance, Product } from '../../../src/foundation/products';
import { edited } from './edits';
import { fenceEdits } from './fence-edits';
import { importedFields } from './fields';
import { foreignParts } from './foreign-parts';
import { outlineEdits, startOf } from './outline-edits';
import { linkEdits, pagePlaces } from './page-places';
import type { PagePlaces } from './page-places';
import { importedTree } from './sidebars';
import type { ImportedPage } from './sidebars';
import { treeFiles } from './tree';

/** Most rounds of corrections; the parser reports one error of a page at a time. */
const MAX_ROUNDS = 100;

/** What is imported, and where to. */
export interface ImportInput {
  /** Absolute path of the folder with the pages. */
  source: string;
  /** Absolute path of the folder whose files pages name from the root, such as `static/`; `null` if there is none. */
  files: string | null;
  /** What the sidebar file exports; `null` without one. */
  sidebars: unknown;
  product: Product;
  instance: DocsInstance;
  /** The paths of the pages that the docs folder has already; they come first in the tree. */
  present: readonly string[];
  /** A folder that is deleted and written, with the structure of the repository. */
  stage: string;
}

/** What an import would write. */
export interface Staged {
  /** Paths of the files below the stage, with forward slashes. */
  written: string[];
  /** Titles of the groups of the navigation, by their paths. */
  titles: ReadonlyMap<string, string>;
  pages: number;
  /** Paths of files that are no pages, and that no page names, below the source. */
  aside: string[];
  /** What a person has to look at, by file below the stage; by an empty name what concerns no page. */
  notes: ReadonlyMap<string, readonly string[]>;
  findings: Finding[];
}

const isMarkdown = (name: string) => /\.mdx?$/.test(name);

/** Corrects what the parser rejects, as far as that's certain. */
function parseable(source: string): string {
  let text = source.replace(/^\uFEFF/, '');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const [{ fix } = {}] = parsePage(text, CONVENTIONS).faults as Partial<Finding>[];
    if (!fix) {
      return text;
    }
    text = edited(text, [fix]);
  }
  return text;
}

/** The text after the front matter. */
function bodyOf(text: string): string {
  return text.replace(/^---\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/, '');
}

/** Writes the ids of headings as Docusaurus's next version does. */
function withIds(text: string): string {
  return text.replaceAll(/^(#{1,6} .*?)[ \t]*\\?\{#([\w.-]+)\}[ \t]*$/gm, '$1 {/* #$2 */}');
}

function modulesAt(specifier: string, from: string): string | undefined {
  const target = path.resolve(path.dirname(from), specifier);
  const endings = [
    '',
    '.tsx',
    '.ts',
    '.jsx',
    '.js',
    '.mdx',
    '.md',
    '/index.tsx',
    '/index.ts',
    '/index.jsx',
    '/index.js',
  ];
  return endings
    .map((ending) => target + ending)
    .find((file) => fs.existsSync(file) && fs.statSync(file).isFile());
}

/** Whether a page of this site can import a module. */
function isAvailable(specifier: string, from: string): boolean {
  const [, theme] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  if (theme) {
    return CONVENTIONS.themeComponents?.includes(theme) ?? true;
  }
  // A page's own text and pictures come along; components are code of the other site.
  return (
    /^\.{1,2}\//.test(specifier) &&
    /\.(?:mdx?|png|jpe?g|gif|svg|webp)$/.test(modulesAt(specifier, from) ?? '')
  );
}

/** Converts one page. What it says of itself comes first, then the parts that this site doesn't have. */
function converted(name: string, source: string, input: ImportInput, places: PagePlaces) {
  const text = parseable(withIds(source));
  const from = path.join(input.source, name);
  const { tree, frontMatter } = parsePage(text, CONVENTIONS);
  const parts = foreignParts(tree, text, (specifier) => isAvailable(specifier, from));
  const code = fenceEdits(tree, text);
  const body = bodyOf(
    edited(text, [
      ...outlineEdits(tree, text),
      ...parts.edits,
      ...code.edits,
      ...linkEdits(tree, text, name, places),
    ]),
  );
  const importsRenamed = body.replaceAll(/^(import\s[^'"]*['"][^'"]+)\.md(['"])/gm, '$1.mdx$2');
  if (isPartial(name)) {
    return { text: importsRenamed, fields: frontMatter, notes: [...parts.notes, ...code.notes] };
  }
  const fields = importedFields(frontMatter, {
    ...startOf(tree, text),
    slug: slugOf(name, frontMatter),
    name: path.posix.basename(name).replace(/\.mdx?$/, ''),
  });
  return {
    text: `---\n${fields.yaml}---\n\n${importsRenamed.trim()}\n`,
    fields: frontMatter,
    notes: [...fields.notes, ...parts.notes, ...code.notes],
  };
}

/** The files that a page's text names from the root of the site, or beside the page. */
function namedFiles(text: string): string[] {
  const named = [
    ...text.matchAll(
      /(?:\]\(|\b(?:src|href|image)(?:=|: ?)\{?["']?)([^\s"')}]+\.(?:png|jpe?g|gif|svg|webp|avif|mp4|pdf|json|zip))\b/gi,
    ),
  ];
  return named.map(([, url = '']) => decodeUri(url));
}

function copy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

/**
 * Writes an import into a folder, and examines it there: pages in this site's spelling, their pictures,
 * and the tree. The source stays as it is.
 */
export async function stageImport(input: ImportInput): Promise<Staged> {
  const { source, files, product, instance, stage } = input;
  const { folder, basePath } = instance;
  fs.rmSync(stage, { recursive: true, force: true });
  const names = filesBelow('.', source, /^(?!.*node_modules\/)/)
    .map((name) => name.replace(/^\.\//, ''))
    .filter((name) => fs.statSync(path.join(source, name)).isFile());
  const notes = new Map<string, string[]>();
  const written = new Set<string>();
  const copied = new Set<string>();
  const pages: ImportedPage[] = [];
  const pathnames = new Map<string, string>();
  const sources = new Map(
    names
      .filter(isMarkdown)
      .map((name) => [name, fs.readFileSync(path.join(source, name), 'utf8')]),
  );
  const places = pagePlaces(
    new Map(
      [...sources]
        .filter(([name]) => !isPartial(name))
        .map(([name, text]) => [name, slugOf(name, parsePage(text, CONVENTIONS).frontMatter)]),
    ),
  );
  for (const [name, original] of sources) {
    const page = converted(name, original, input, places);
    const file = `${folder}/${places.fileOf(name)}`;
    fs.mkdirSync(path.dirname(path.join(stage, file)), { recursive: true });
    fs.writeFileSync(path.join(stage, file), page.text);
    written.add(file);
    notes.set(file, page.notes);
    for (const url of namedFiles(page.text)) {
      const at = url.startsWith('/')
        ? files
          ? path.join(files, url)
          : ''
        : path.join(source, path.dirname(name), url);
      const to = url.startsWith('/')
        ? `static${url}`
        : path.posix.join(path.posix.dirname(file), url);
      if (at && fs.existsSync(at) && !to.startsWith('..')) {
        copy(at, path.join(stage, to));
        written.add(to);
        copied.add(path.relative(source, at));
      }
    }
    if (!isPartial(name)) {
      pages.push({ name, fields: page.fields });
      const slug = slugOf(name, page.fields).replace(/\/+$/, '') || '/overview';
      pathnames.set(name, basePath + slug);
    }
  }
  const { entries, notes: treeNotes } = importedTree(source, pages, input.sidebars);
  const tree = treeFiles(entries, { basePath, pathnames, present: input.present });
  fs.mkdirSync(path.join(stage, folder), { recursive: true });
  fs.writeFileSync(path.join(stage, folder, 'sidebar.ts'), tree.module);
  notes.set('', treeNotes);

  const site = () =>
    readSite({
      root: stage,
      products: [product],
      trees: Object.fromEntries(product.docs.map(({ id }) => [id, []])),
      redirects: [],
    });
  for (let round = 0, fixed = 1; fixed > 0 && round < MAX_ROUNDS; round += 1) {
    const current = site();
    const rules = { page: [markup, brokenLink, brokenAnchor], site: [] };
    fixed = applyFixes(stage, await diagnoseBy(current, current.pages, rules));
  }
  const current = site();
  const findings = (await diagnose(current, current.pages, null)).filter(
    // The tree is in the file that was written, and words of another project are unknown here.
    ({ rule, level }) => level === 'error' && rule !== 'page-without-entry' && rule !== 'spelling',
  );
  const aside = names.filter(
    (name) => !isMarkdown(name) && !copied.has(name) && !/(?:^|\/)_category_\.\w+$/.test(name),
  );
  return {
    written: [...written].sort(),
    titles: tree.titles,
    pages: pages.length,
    aside,
    notes,
    findings,
  };
}
