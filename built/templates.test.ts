import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { BUILD_DIR } from '../scripts/root';
import {
  TEMPLATES_PATH,
  templatePath,
  templatePicturePath,
  templatePreviewPath,
} from '../src/products';
import type { SourceFile } from '../src/template-gallery/types';
import { TEMPLATES } from '../templates/catalogue';
import { htmlOf } from './support/page-html';
import { gzipBytes, scriptsOf } from './support/page-scripts';

/** Most bytes of a picture in the gallery. */
const PICTURE_BYTES = 36 * 1024;

/** Most KiB of a preview's scripts, compressed: 5 % above what they were when it was added. */
const SCRIPT_KB: Readonly<Record<string, number>> = {
  'sign-in': 165,
  'sign-in-side': 165,
  'sign-up': 165,
  'sticky-footer': 147,
  pricing: 172,
  'marketing-page': 175,
  checkout: 173,
  blog: 167,
  dashboard: 483,
  'crud-dashboard': 323,
};

it('the gallery links to every template', () => {
  const $ = load(htmlOf(TEMPLATES_PATH));
  const links = $('article h3 a').toArray();
  expect(links.map((link) => $(link).attr('href'))).toEqual(
    expect.arrayContaining(TEMPLATES.map(({ name }) => templatePath(name))),
  );
});

describe.each(TEMPLATES)('$name', ({ name, title, entry }) => {
  it('has a page that shows its preview', () => {
    const $ = load(htmlOf(templatePath(name)));
    expect($('h1').text()).toBe(title);
    expect($('iframe').attr('src')).toBe(templatePreviewPath(name));
    expect($('nav.navbar')).toHaveLength(0);
    expect($('link[rel=preload][as=font]').length).toBeGreaterThan(0);
  });

  it('has a preview within its budget, which search engines skip', () => {
    expect(htmlOf(templatePreviewPath(name))).toMatch(/<meta name="robots" content="noindex"/);
    // A new template needs an entry in SCRIPT_KB.
    expect(Object.keys(SCRIPT_KB)).toContain(name);
    const scripts = scriptsOf(templatePreviewPath(name));
    expect(scripts.length).toBeGreaterThan(0);
    expect(gzipBytes(scripts) / 1024).toBeLessThan(SCRIPT_KB[name]);
  });

  it.each(['light', 'dark'] as const)('has a small picture in %s mode', (mode) => {
    const file = path.join(BUILD_DIR, templatePicturePath(name, mode));
    expect(statSync(file).size).toBeLessThan(PICTURE_BYTES);
  });

  it('has one file with its project', () => {
    const files = readdirSync(path.join(BUILD_DIR, 'assets/templates')).filter(
      (file) => file.startsWith(`${name}.`) && file.endsWith('.json'),
    );
    expect(files).toHaveLength(1);
    const project = JSON.parse(
      readFileSync(path.join(BUILD_DIR, 'assets/templates', files[0]), 'utf8'),
    ) as SourceFile[];
    expect(project.map((file) => file.path)).toEqual(
      expect.arrayContaining(['package.json', 'src/main.tsx', `src/${name}/${entry}.tsx`]),
    );
  });
});
