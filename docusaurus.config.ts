import type { Config } from '@docusaurus/types';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import afterBuildPlugin from './plugins/after-build';
import apiPagesPlugin from './plugins/api-pages';
import apiReferencePlugin, { earlierTargetsOf, targetsOf } from './plugins/api-reference';
import defaultThemePlugin from './plugins/default-theme';
import codeLinksPlugin from './plugins/code-links';
import { configured } from './plugins/configured';
import contentSecurityPolicyPlugin from './plugins/content-security-policy';
import componentIndexPlugin from './plugins/component-index';
import demoFramesPlugin from './plugins/demo-frames';
import demosPlugin from './plugins/demos';
import { docsPlugins } from './plugins/docs-instances';
import { hasGitHistory } from './plugins/docs-instances/git-history';
import doctorPlugin from './plugins/doctor';
import { docusaurusPatches } from './plugins/docusaurus-patches';
import documentPlugin from './plugins/document';
import { readExtent } from './plugins/extent';
import { cascadeLayers } from './plugins/document/cascade-layers';
import fontsPlugin from './plugins/fonts';
import iconFontsPlugin from './plugins/icon-fonts';
import iconSearchPlugin from './plugins/icon-search';
import licensesPlugin from './plugins/licenses';
import machineReadablePlugin from './plugins/machine-readable';
import offlinePlugin from './plugins/offline';
import { pwaPlugin } from './plugins/offline/pwa-plugin';
import {
  onBrokenMarkdownImages,
  onBrokenMarkdownLinks,
} from './plugins/docusaurus-patches/page-errors/broken-markdown';
import publishedAddressesPlugin from './plugins/published-addresses';
import searchIndexPlugin from './plugins/search-index';
import siteMapDataPlugin from './plugins/site-map-data';
import { readLanguages, readRedirects } from './plugins/site-map-data/redirects';
import { siteUrl } from './plugins/site-url';
import sizeSnapshotPlugin from './plugins/size-snapshot';
import { withBundleSize } from './plugins/size-snapshot/front-matter';
import templatesPlugin from './plugins/templates';
import upgradeCheckPlugin from './plugins/upgrade-check';
import socialCardsPlugin from './plugins/social-cards';
import staticThemePlugin, { themeAsset } from './plugins/static-theme';
import { allowedOrigins } from './src/allowed-origins';
import { adsHeadTags } from './src/ads/network-config';
import { analyticsHeadTags } from './src/analytics/sink-config';
import { EARLY_INPUT_SCRIPT } from './src/browser/early-input/inline-script';
import { BREAKPOINTS, SOCIAL_CARD_COLORS, THEME_COLORS } from './src/branding';
import { CASCADE_LAYERS } from './src/branding/tokens';
import { docsStylesheet, libraryStylesheets } from './src/branding/stylesheets';
import { feedbackUrl } from './src/feedback/feedback-config';
import { sidebarRestoreScript } from './src/navigation';
import {
  PRODUCTS,
  SITE_BRANCH,
  SITE_REPOSITORY,
  archivesOf,
  documentedProducts,
} from './src/products';
import { algoliaConfig } from './src/search/algolia';
import { settingsInlineScript } from './src/settings/inline-script';
import { mode } from './src/settings/registry';
import { browserslist } from './package.json';
import redirectsData from './redirects.json';

// `DOCS_ONLY=joy npm start` builds one product. Links to other products are then allowed.
const products = documentedProducts(process.env.DOCS_ONLY);
const isWhole = products.length === documentedProducts().length;
// `DOCS_VERSIONS=current npm run build` omits the archived versions, for a preview.
const archives = process.env.DOCS_VERSIONS === 'current' ? [] : archivesOf(products);
// `SERVICE_WORKER=off npm run build` removes the worker from browsers that have it; see the manual.
const hasWorker = process.env.SERVICE_WORKER !== 'off';
// `SOCIAL_CARDS=sample npm run build` draws the social cards of a few pages only, as in `npm test`.
const cards = readExtent('SOCIAL_CARDS', process.env.SOCIAL_CARDS);
// `DEMO_SIZES=sample npm run build` measures the bundles of a few demos only, as in `npm test`.
const sizes = readExtent('DEMO_SIZES', process.env.DEMO_SIZES);
const redirects = readRedirects(redirectsData);
// If Algolia's environment variables are set, its search replaces the built-in one.
const algolia = algoliaConfig(process.env);
const onBroken = isWhole ? 'throw' : 'ignore';

const stylesheetLayers = cascadeLayers(__dirname);
// Declared first, so the order of stylesheets doesn't matter.
const layers = [...new Set([...CASCADE_LAYERS, ...Object.keys(stylesheetLayers)])];

const patches = docusaurusPatches(
  // The settings panel looks for the color tool on every page.
  { keptDocs: ['/material-ui/customization/color'], layers },
  // Set by `npm run bench -- --without NAME`.
  process.env.WITHOUT_PATCH,
);

const url = siteUrl(process.env);

const config: Config = {
  title: 'UI Library Docs',
  tagline: 'Documentation of a React component library family',
  url,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: true,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  markdown: {
    hooks: { onBrokenMarkdownLinks, onBrokenMarkdownImages },
    parseFrontMatter: withBundleSize(PRODUCTS, __dirname),
  },
  future: {
    // Our own list of layers replaces the flag, see plugins/document/cascade-layers.ts.
    v4: {
      removeLegacyPostBuildHeadAttribute: true,
      useCssCascadeLayers: false,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
    // Without Git history, every page would have the date of the checkout, or the build would fail.
    experimental_vcs: hasGitHistory(__dirname),
  },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  ssrTemplate: patches.ssrTemplate,
  // Both are off by default.
  headTags: [...adsHeadTags(process.env), ...analyticsHeadTags(process.env)],
  customFields: { feedbackUrl: feedbackUrl(process.env) },
  clientModules: ['./src/analytics/route-updates.ts', './src/vitals/start.ts'],
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
            './src/doc-page/classic-theme.css',
            './src/doc-page/print.css',
            './src/heading/heading.css',
            './src/code/tokens.css',
            './src/demos/isolation.css',
            './src/demos/baseline.css',
            ...('algolia' in algolia ? ['./src/search/docsearch.css'] : []),
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...patches.plugins,
    configured(apiPagesPlugin, { products, archives }),
    ...docsPlugins({
      products,
      archives,
      repository: SITE_REPOSITORY,
      branch: SITE_BRANCH,
      siteDir: __dirname,
    }),
    configured(apiReferencePlugin, {
      targets: [...targetsOf(PRODUCTS), ...earlierTargetsOf(PRODUCTS)],
      outDir: 'api-data',
    }),
    configured(demosPlugin, {
      instances: PRODUCTS.flatMap(({ docs }) => docs),
      archives,
      sizes,
    }),
    configured(demoFramesPlugin, {
      folders: [...products.flatMap(({ docs }) => docs), ...archives],
      archives,
      stylesheets: Object.fromEntries(
        Object.entries(libraryStylesheets()).map(([scope, css]) => [
          scope,
          themeAsset(scope, css).file,
        ]),
      ),
      browsers: browserslist.production,
      layers: CASCADE_LAYERS,
    }),
    configured(codeLinksPlugin, {}),
    configured(staticThemePlugin, { docs: docsStylesheet(url), libraries: libraryStylesheets() }),
    configured(fontsPlugin, {}),
    configured(iconFontsPlugin, {}),
    configured(defaultThemePlugin, {}),
    configured(iconSearchPlugin, {}),
    configured(upgradeCheckPlugin, {}),
    ['@docusaurus/plugin-css-cascade-layers', { layers: stylesheetLayers }],
    configured(componentIndexPlugin, { instance: 'docs-material', group: 'Components' }),
    configured(templatesPlugin, {
      enabled: products.some(({ id }) => id === 'material-ui'),
      browsers: browserslist.production,
      modeKey: mode.key,
    }),
    configured(sizeSnapshotPlugin, { products }),
    configured(siteMapDataPlugin, {
      redirects,
      languages: readLanguages(redirectsData),
      isWhole,
    }),
    configured(publishedAddressesPlugin, {
      redirects,
      isWhole: isWhole && archives.length === archivesOf(products).length,
    }),
    configured(searchIndexPlugin, { products }),
    configured(machineReadablePlugin, {
      products,
      repository: SITE_REPOSITORY,
      branch: SITE_BRANCH,
    }),
    configured(socialCardsPlugin, { colors: SOCIAL_CARD_COLORS, extent: cards }),
    // Not part of a complete build at all, including the list of plugins.
    ...(isWhole && process.env.NODE_ENV === 'production'
      ? []
      : [configured(doctorPlugin, { products, redirects, isWhole })]),
    configured(licensesPlugin, { worker: hasWorker }),
    configured(contentSecurityPolicyPlugin, { allowed: allowedOrigins(process.env) }),
    configured(afterBuildPlugin, {}),
    configured(offlinePlugin, { products, worker: hasWorker }),
    ...(hasWorker ? [pwaPlugin({ siteDir: __dirname })] : []),
  ],
  themes: [
    '@docusaurus/theme-live-codeblock',
    configured(documentPlugin, {
      settingsScript: settingsInlineScript({ themeColors: THEME_COLORS }),
      inputScript: EARLY_INPUT_SCRIPT,
      sidebarScript: sidebarRestoreScript(BREAKPOINTS.lg),
      themeColors: THEME_COLORS,
      layers,
    }),
  ],
  themeConfig: {
    ...algolia,
    colorMode: { respectPrefersColorScheme: true },
    prism: { theme: { plain: {}, styles: [] }, darkTheme: { plain: {}, styles: [] } },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  },
};

export default config;
