import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { parseTar } from 'nanotar';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import {
  TEMPLATES_PATH,
  templateArchivePath,
  templatePath,
  templatePicturePath,
  templatePreviewPath,
} from '../../src/foundation/products';
import type { SourceFile } from '../../src/tools/template-gallery/types';
import { TEMPLATES } from '../../templates/catalogue';
import { htmlOf } from './support/page-html';
import { gzipBytes, scriptsOf } from './support/page-scripts';
import { readBuilt } from './support/read-built';

/** Most bytes of a picture in the gallery. */
const PICTURE_BYTES = 36 * 1024;

interface Budget {
  /** The preview's scripts. */
  scripts: number;
  /** The file with the project's source code. */
  project: number;
}

/** Most KiB that a template loads, compressed: 5 % above what it was when it was last measured. */
const BUDGETS_KB: Readonly<Record<string, Budget>> = {
  'sign-in': { scripts: 167, project: 20.1 },
  'sign-in-side': { scripts: 167, project: 21.5 },
  'sign-up': { scripts: 168, project: 22.7 },
  'sticky-footer': { scripts: 149, project: 17.8 },
  pricing: { scripts: 174, project: 25.9 },
  'marketing-page': { scripts: 177, project: 31.5 },
  checkout: { scripts: 175, project: 34 },
  blog: { scripts: 169, project: 26.5 },
  dashboard: { scripts: 486, project: 31.4 },
  'crud-dashboard': { scripts: 326, project: 38.6 },
};

/** The labels in the product specification. */
const LABELS = [
  ...['Blog', 'CRUD dashboard', 'Checkout', 'Dashboard', 'Marketing page', 'Pricing'],
  ...['Sign-in', 'Sign-in side', 'Sign-up', 'Sticky footer'],
];

it('the gallery links to every template', () => {
  const $ = load(htmlOf(TEMPLATES_PATH));
  const links = $('article h3 a').toArray();
  expect(links.map((link) => $(link).text()).sort()).toEqual(LABELS);
  expect(links.map((link) => $(link).attr('href'))).toEqual(
    expect.arrayContaining(Object.keys(BUDGETS_KB).map(templatePath)),
  );
});

describe.each(TEMPLATES)('$name', ({ name, title, entry }) => {
  it('has a page that shows its preview', () => {
    const $ = load(htmlOf(templatePath(name)));
    expect($('h1').text()).toBe(title);
    expect($('iframe').attr('src')).toBe(templatePreviewPath(name));
    expect($('nav.navbar')).toHaveLength(0);
    expect($('link[rel="waiting-preload"]').length).toBeGreaterThan(0);
  });

  it('has a preview within its budget, which search engines skip', () => {
    expect(htmlOf(templatePreviewPath(name))).toMatch(/<meta name="robots" content="noindex"/);
    // A new template needs an entry in BUDGETS_KB.
    expect(Object.keys(BUDGETS_KB)).toContain(name);
    const scripts = scriptsOf(templatePreviewPath(name));
    expect(scripts.length).toBeGreaterThan(0);
    expect(gzipBytes(scripts) / 1024).toBeLessThan(BUDGETS_KB[name]!.scripts);
  });

  it('has a preview that preloads its fonts, so its text does not move', () => {
    const $ = load(htmlOf(templatePreviewPath(name)));
    const fonts = $('link[rel=preload][as=font]').toArray();
    expect(fonts).toHaveLength(3);
    for (const font of fonts) {
      expect(existsSync(path.join(BUILD_DIR, $(font).attr('href')!))).toBe(true);
    }
  });

  it.each(['light', 'dark'] as const)('has a small picture in %s mode', (mode) => {
    const file = path.join(BUILD_DIR, templatePicturePath(name, mode));
    expect(statSync(file).size).toBeLessThan(PICTURE_BYTES);
  });

  it('has one file with its project, within its budget', () => {
    const files = filesBelow('assets/templates', BUILD_DIR, new RegExp(`/${name}\\.[^/]*json$`));
    expect(files).toHaveLength(1);
    const paths = (JSON.parse(readBuilt(files[0]!)) as SourceFile[]).map((one) => one.path);
    expect(paths).toEqual(
      expect.arrayContaining(['package.json', 'src/main.tsx', `src/${name}/${entry}.tsx`]),
    );
    expect(gzipBytes(files) / 1024).toBeLessThan(BUDGETS_KB[name]!.project);

    const archive = gunzipSync(readFileSync(path.join(BUILD_DIR, templateArchivePath(name))));
    const archived = parseTar(archive).map((one) => one.name);
    expect(archived).toEqual(paths.map((one) => `${name}/${one}`));
  });

  it('has a command that copies it from the published site', () => {
    const $ = load(htmlOf(templatePath(name)));
    const url = new URL(templateArchivePath(name), $('meta[property="og:url"]').attr('content'));
    expect($('pre').text()).toBe(`curl -fsSL ${url} | tar -xzf -`);
  });
});
