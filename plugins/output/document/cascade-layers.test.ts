import fs from 'node:fs';
import path from 'node:path';
import { CASCADE_LAYERS } from '@site/src/foundation/branding/tokens';
import { cascadeLayers } from './cascade-layers';

const ROOT = '/home/me/site';
const layers = cascadeLayers(ROOT);

/** The layer that Docusaurus's plugin assigns: the first match. */
function layerOf(file: string): string | undefined {
  return Object.entries(layers).find(([, fits]) => fits(file))?.[0];
}

/** Path of an installed file. */
function real(file: string): string {
  const found = path.resolve(__dirname, '../../../node_modules', file);
  if (!fs.existsSync(found)) {
    throw new Error(`${file} doesn't exist anymore. Use another file of that package.`);
  }
  return found;
}

it.each([
  ['/home/me/site/plugins/docusaurus-patches/base-styles/elements.css', 'theme.base'],
  ['/home/me/site/plugins/docusaurus-patches/base-styles/classic.module.css', 'theme.docusaurus'],
  [real('@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css'), 'theme.docusaurus'],
  [real('@docusaurus/theme-search-algolia/lib/theme/SearchBar/styles.css'), 'docsearch'],
  [real('@docsearch/css/dist/style.css'), 'docsearch'],
  ['/home/me/site/src/foundation/branding/site.css', 'theme.site'],
  ['/home/me/site/src/ui/controls/button.module.css', 'theme.docusaurus'],
  ['/home/me/site/src/demos/isolation.css', 'theme.base'],
  ['/home/me/site/src/foundation/branding/text-order.css', 'theme.base'],
  ['/home/me/site/src/page/code/CodeBlock.module.css', 'theme.site'],
  ['/home/me/site/.docusaurus/static-theme/default/docs-theme.css', 'theme.site'],
  ['C:\\site\\plugins\\docusaurus-patches\\base-styles\\classes.css', 'theme.base'],
  ['/home/me/site/node_modules/@fontsource/inter/index.css', undefined],
  ['/home/me/site/docs-material/button/demos/styles.css', undefined],
  ['/home/me/site/node_modules/other/src/style.css', undefined],
  ['/home/me/site-old/src/foundation/branding/site.css', undefined],
])('puts %s into %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

it('accepts a root with backslashes', () => {
  expect(
    cascadeLayers('C:\\site')['theme.site']?.('C:\\site\\src\\foundation\\branding\\site.css'),
  ).toBe(true);
});

it('assigns each file to one layer', () => {
  const files = [
    `${ROOT}/plugins/docusaurus-patches/base-styles/elements.css`,
    real('@docusaurus/theme-search-algolia/lib/theme/SearchBar/styles.css'),
    real('@docsearch/css/dist/style.css'),
    `${ROOT}/src/foundation/branding/site.css`,
  ];
  for (const file of files) {
    expect(Object.values(layers).filter((fits) => fits(file))).toHaveLength(1);
  }
});

it('uses only declared layers, ordered elements, Docusaurus, site', () => {
  const names = Object.keys(layers);
  expect(names.filter((name) => name.startsWith('theme.'))).toEqual([
    'theme.base',
    'theme.docusaurus',
    'theme.site',
  ]);
  const declared: readonly string[] = CASCADE_LAYERS;
  expect(names.filter((name) => !declared.includes(name.split('.')[0]!))).toEqual([]);
});

it('returns functions with one parameter, as the plugin requires', () => {
  expect(Object.values(layers).map((fits) => fits.length)).toEqual([1, 1, 1, 1]);
});
