import fs from 'node:fs';
import path from 'node:path';
import { CASCADE_LAYERS } from '@site/src/branding/tokens';
import { cascadeLayers } from './cascade-layers';

const ROOT = '/home/me/site';
const layers = cascadeLayers(ROOT);

/** The layer that Docusaurus's plugin takes: the first one that fits. */
function layerOf(file: string): string | undefined {
  return Object.entries(layers).find(([, fits]) => fits(file))?.[0];
}

/** Path of a file that is installed. */
function real(file: string): string {
  const found = path.resolve(__dirname, '../../node_modules', file);
  if (!fs.existsSync(found)) {
    throw new Error(`${file} is no longer there: name another file of that package.`);
  }
  return found;
}

it.each([
  [real('infima/dist/css/default/default.css'), 'theme.infima'],
  [real('@docusaurus/theme-classic/lib/nprogress.css'), 'theme.docusaurus'],
  [real('@docusaurus/theme-classic/lib/theme/Heading/styles.module.css'), 'theme.docusaurus'],
  [real('@docusaurus/theme-search-algolia/lib/theme/SearchBar/styles.css'), 'docsearch'],
  [real('@docsearch/css/dist/style.css'), 'docsearch'],
  ['/home/me/site/node_modules/nprogress/nprogress.css', 'theme.docusaurus'],
  ['/home/me/site/src/branding/site.css', 'theme.site'],
  ['/home/me/site/src/branding/controls/button.module.css', 'theme.docusaurus'],
  ['/home/me/site/src/demos/isolation.css', 'theme.infima'],
  ['/home/me/site/src/demos/baseline.css', 'theme.site'],
  ['/home/me/site/src/code/CodeBlock.module.css', 'theme.site'],
  ['/home/me/site/.docusaurus/static-theme/default/docs-theme.css', 'theme.site'],
  ['C:\\site\\node_modules\\infima\\dist\\css\\default\\default.css', 'theme.infima'],
  ['/home/me/site/node_modules/@fontsource/inter/index.css', undefined],
  ['/home/me/site/docs-material/button/demos/styles.css', undefined],
  ['/home/me/site/node_modules/other/src/style.css', undefined],
  ['/home/me/site-old/src/branding/site.css', undefined],
])('puts %s into %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

it('knows the site by a root with backslashes too', () => {
  expect(cascadeLayers('C:\\site')['theme.site']('C:\\site\\src\\branding\\site.css')).toBe(true);
});

it('puts no file into two layers', () => {
  const files = [
    real('infima/dist/css/default/default.css'),
    real('@docusaurus/theme-search-algolia/lib/theme/SearchBar/styles.css'),
    real('@docsearch/css/dist/style.css'),
    `${ROOT}/src/branding/site.css`,
  ];
  for (const file of files) {
    expect(Object.values(layers).filter((fits) => fits(file))).toHaveLength(1);
  }
});

it("stays within the site's layers, Infima below Docusaurus below the site", () => {
  const names = Object.keys(layers);
  expect(names.filter((name) => name.startsWith('theme.'))).toEqual([
    'theme.infima',
    'theme.docusaurus',
    'theme.site',
  ]);
  const declared: readonly string[] = CASCADE_LAYERS;
  expect(names.filter((name) => !declared.includes(name.split('.')[0]))).toEqual([]);
});

it('gives functions of one argument, which the plugin checks', () => {
  expect(Object.values(layers).map((fits) => fits.length)).toEqual([1, 1, 1, 1]);
});
