import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import buildCachePlugin from './plugins/build-cache';
import { configured } from './plugins/configured';
import demosPlugin from './plugins/demos';
import { docsPlugins } from './plugins/docs-instances';
import documentPlugin from './plugins/document';
import { cascadeLayers } from './plugins/document/cascade-layers';
import { ssrTemplate } from './plugins/document/ssr-template';
import fontsPlugin from './plugins/fonts';
import mainBundlePlugin from './plugins/main-bundle';
import staticThemePlugin from './plugins/static-theme';
import { THEME_COLORS } from './src/branding';
import { CASCADE_LAYERS } from './src/branding/tokens';
import { docsStylesheet, libraryStylesheets } from './src/branding/stylesheets';
import { PRODUCTS, SITE_BRANCH, SITE_REPOSITORY, documentedProducts } from './src/products';
import { settingsInlineScript } from './src/settings/inline-script';
import trees from './sidebars';

// `DOCS_ONLY=joy npm start` builds one product; links to the others are then no error.
const products = documentedProducts(process.env.DOCS_ONLY);
const isWhole = products.length === documentedProducts().length;
const onBroken = isWhole ? 'throw' : 'ignore';

const config: Config = {
  title: 'UI Library Docs',
  tagline: 'Documentation of a React component library family',
  url: 'https://docs.example.com',
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: true,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  markdown: {
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    // Our own layer map stands in for the flag, see plugins/document/cascade-layers.ts.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
  },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  ssrTemplate: ssrTemplate({ layers: CASCADE_LAYERS }),
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: { path: 'src/pages' },
        sitemap: { ignorePatterns: ['/experiments/**'] },
        theme: {
          customCss: [
            './src/branding/site.css',
            './src/code/tokens.css',
            './src/demos/isolation.css',
            './src/demos/baseline.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...docsPlugins({
      products,
      trees,
      repository: SITE_REPOSITORY,
      branch: SITE_BRANCH,
      siteDir: __dirname,
    }),
    configured(demosPlugin, { instances: PRODUCTS.flatMap(({ docs }) => docs) }),
    configured(staticThemePlugin, { docs: docsStylesheet(), libraries: libraryStylesheets() }),
    configured(fontsPlugin, {}),
    ['@docusaurus/plugin-css-cascade-layers', { layers: cascadeLayers(__dirname) }],
    configured(mainBundlePlugin, {}),
    configured(buildCachePlugin, {}),
  ],
  themes: [
    configured(documentPlugin, {
      settingsScript: settingsInlineScript({ themeColors: THEME_COLORS }),
      themeColors: THEME_COLORS,
      layers: CASCADE_LAYERS,
    }),
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'UI Library Docs',
      logo: { alt: '', src: 'img/logos/core.svg', width: 32, height: 32 },
      items: [
        ...products.flatMap(({ name, landing }) =>
          landing ? [{ to: landing, label: name, position: 'left' as const }] : [],
        ),
        { href: SITE_REPOSITORY, label: 'GitHub', position: 'right' as const },
      ],
    },
    prism: { theme: { plain: {}, styles: [] }, darkTheme: { plain: {}, styles: [] } },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
};

export default config;
