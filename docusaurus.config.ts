import type { Config } from '@docusaurus/types';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import afterBuildPlugin from './plugins/output/after-build';
import apiPagesPlugin from './plugins/reference/api-pages';
import accessibilityEvidencePlugin from './plugins/reference/accessibility-evidence';
import apiReferencePlugin, { allTargetsOf } from './plugins/reference/api-reference';
import defaultThemePlugin from './plugins/assets/default-theme';
import codeLinksPlugin from './plugins/reference/code-links';
import { configured } from './plugins/shared/configured';
import contentSecurityPolicyPlugin from './plugins/output/content-security-policy';
import componentIndexPlugin from './plugins/content/component-index';
import demoFramesPlugin from './plugins/content/demo-frames';
import demosPlugin from './plugins/content/demos';
import { remarkDemo } from './plugins/content/demos/remark-demo';
import { docsPlugins } from './plugins/content/docs-instances';
import { hasGitHistory } from './plugins/content/docs-instances/git-history';
import doctorPlugin from './plugins/content/doctor';
import { docusaurusPatches } from './plugins/docusaurus-patches';
import { LOADER_SOURCES } from './plugins/docusaurus-patches/loader-sources';
import documentPlugin from './plugins/output/document';
import evidenceAgePlugin from './plugins/content/evidence';
import { readExtent } from './plugins/shared/extent';
import { cascadeLayers } from './plugins/output/document/cascade-layers';
import fontsPlugin from './plugins/assets/fonts';
import iconFontsPlugin from './plugins/assets/icon-fonts';
import iconSearchPlugin from './plugins/assets/icon-search';
import lazyPagesPlugin from './plugins/content/lazy-pages';
import licensesPlugin from './plugins/output/licenses';
import machineReadablePlugin from './plugins/output/machine-readable';
import offlinePlugin from './plugins/output/offline';
import { pwaPlugin } from './plugins/output/offline/pwa-plugin';
import {
  onBrokenMarkdownImages,
  onBrokenMarkdownLinks,
} from './plugins/docusaurus-patches/page-errors/broken-markdown';
import publishedAddressesPlugin from './plugins/output/published-addresses';
import searchIndexPlugin from './plugins/output/search-index';
import siteMapDataPlugin from './plugins/output/site-map-data';
import { readLanguages, readRedirects } from './plugins/output/site-map-data/redirects';
import { basePath, siteUrl } from './plugins/shared/site-url';
import sizeSnapshotPlugin from './plugins/assets/size-snapshot';
import { withPageComponent } from './plugins/content/front-matter/page-component';
import templatesPlugin from './plugins/content/templates';
import translationsPlugin from './plugins/content/translations';
import upgradeCheckPlugin from './plugins/reference/upgrade-check';
import socialCardsPlugin from './plugins/output/social-cards';
import staticThemePlugin, { themeAsset } from './plugins/assets/static-theme';
import { allowedOrigins } from './src/telemetry/allowed-origins';
import { adsHeadTags } from './src/telemetry/ads/network-config';
import { analyticsHeadTags } from './src/telemetry/analytics/sink-config';
import { EARLY_INPUT_SCRIPT } from './src/foundation/browser/early-input/inline-script';
import { START_FAILURE_SCRIPT } from './src/foundation/browser/start-failure';
import {
  BREAKPOINTS,
  SOCIAL_CARD_COLORS,
  THEME_COLORS,
  socialCardAccents,
} from './src/foundation/branding';
import { CASCADE_LAYERS } from './src/foundation/branding/tokens';
import { docsStylesheet } from './src/foundation/branding/stylesheets';
import { libraryStylesheets } from './src/demos/libraries';
import { feedbackUrl } from './src/page/feedback/feedback-config';
import { sidebarRestoreScript } from './src/shell/navigation';
import {
  HOME,
  PRODUCTS,
  SITE_BRANCH,
  SITE_REPOSITORY,
  archivesOf,
  demoFolders,
  documentedProducts,
} from './src/foundation/products';
import { algoliaConfig } from './src/shell/search/algolia';
import { settingsInlineScript } from './src/reader/settings/inline-script';
import { mode } from './src/reader/settings/registry';
import { browserslist } from './package.json';
import { segment } from './lines/place';
import sidebars from './sidebars';
import redirectsData from './addresses/redirects.json';

const url = siteUrl(process.env);
const baseUrl = basePath(process.env);
const locales = process.env.SITE_LOCALES?.split(' ') ?? [];
// Docusaurus reads this file for each language.
const locale = locales.find((one) => one === process.env.DOCUSAURUS_CURRENT_LOCALE);
const pagesUrl = locale ? `${baseUrl}${locale}/` : baseUrl;
// `DOCS_ONLY=joy npm start` builds one product. Links to other products are then allowed.
const products = documentedProducts(process.env.DOCS_ONLY);
const isWhole = products.length === documentedProducts().length;
// `DOCS_VERSIONS=current npm run build` omits the archived versions, for a preview.
const archives = process.env.DOCS_VERSIONS === 'current' ? [] : archivesOf(products);
const hasArchives = archives.length === archivesOf(products).length;
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
  {
    speed: {
      'build-cache': {
        folders: LOADER_SOURCES,
        variables: ['DOCS_ONLY', 'DOCS_VERSIONS', 'SITE_LINES', 'SITE_LOCALES', 'WITHOUT_PATCH'],
      },
      'lean-links': { navLinks: false },
      // The settings panel looks for the color tool on every page.
      'page-sections': { keptDocs: [`${pagesUrl}material-ui/customization/color`] },
      'slim-bundle': { descriptions: false },
      'window-size': { desktop: BREAKPOINTS.lg },
    },
    layers,
  },
  // Set by `npm run bench -- --without NAME`.
  process.env.WITHOUT_PATCH,
);

const config: Config = {
  title: 'MUI Docs',
  tagline: 'Documentation of a React component library family',
  url,
  baseUrl,
  // It's shown if styles don't load, but they are in each page's HTML.
  baseUrlIssueBanner: false,
  favicon: 'img/favicon.svg',
  trailingSlash: true,
  onBrokenLinks: onBroken,
  onBrokenAnchors: onBroken,
  markdown: {
    hooks: { onBrokenMarkdownLinks, onBrokenMarkdownImages },
    parseFrontMatter: withPageComponent(PRODUCTS, __dirname),
  },
  future: {
    // Our own list of layers replaces the flag, see plugins/output/document/cascade-layers.ts.
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
  // `SITE_LOCALES=zh npm run build` also builds the pages in Chinese, below /zh/.
  i18n: {
    defaultLocale: 'en',
    locales: ['en', ...locales],
    // Without it, a build of only one language would be at the root.
    ...(locales.length > 0
      ? {
          localeConfigs: Object.fromEntries(
            locales.map((one) => [one, { baseUrl: `${baseUrl}${one}/` }]),
          ),
        }
      : {}),
  },
  ssrTemplate: patches.ssrTemplate,
  // Both are off by default.
  headTags: [...adsHeadTags(process.env), ...analyticsHeadTags(process.env)],
  customFields: { feedbackUrl: feedbackUrl(process.env) },
  clientModules: [
    './src/shell/navigation/plain-address.ts',
    './src/shell/page-start/announce-page.ts',
    './src/telemetry/analytics/route-updates.ts',
    './src/telemetry/vitals/start.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: false,
        pages: { path: 'src/pages' },
        sitemap: { ignorePatterns: [`${pagesUrl}experiments/**`] },
        theme: {
          customCss: [
            './src/foundation/branding/text-order.css',
            './src/foundation/branding/site.css',
            './src/page/doc-page/classic-theme.css',
            './src/page/doc-page/print.css',
            './src/ui/heading/heading.css',
            './src/page/code/tokens.css',
            './src/demos/isolation.css',
            ...('algolia' in algolia ? ['./src/shell/search/docsearch.css'] : []),
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
      treeFile: ({ id }) => sidebars[id]!,
      repository: SITE_REPOSITORY,
      branch: SITE_BRANCH,
      siteDir: __dirname,
      locale,
    }),
    // Compiles the text that the home page shows, also without the products. It isn't a page.
    [
      '@docusaurus/plugin-content-pages',
      {
        id: 'home',
        path: HOME.folder,
        include: ['**/*.mdx'],
        beforeDefaultRemarkPlugins: [
          [remarkDemo, { siteDir: __dirname, folders: { [HOME.folder]: HOME.demoScope } }],
        ],
      } satisfies PagesOptions,
    ],
    configured(apiReferencePlugin, {
      targets: allTargetsOf(PRODUCTS),
      outDir: 'api-data',
    }),
    configured(accessibilityEvidencePlugin, {}),
    configured(evidenceAgePlugin, {}),
    configured(demosPlugin, {
      instances: demoFolders(PRODUCTS),
      archives,
      sizes,
    }),
    configured(demoFramesPlugin, {
      folders: [...demoFolders(products), ...archives],
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
    ...(locale ? [configured(translationsPlugin, {})] : []),
    configured(codeLinksPlugin, {}),
    configured(staticThemePlugin, { docs: docsStylesheet(url), libraries: libraryStylesheets() }),
    configured(fontsPlugin, {}),
    configured(iconFontsPlugin, {}),
    configured(defaultThemePlugin, {}),
    configured(iconSearchPlugin, {}),
    configured(upgradeCheckPlugin, {}),
    ['@docusaurus/plugin-css-cascade-layers', { layers: stylesheetLayers }],
    configured(componentIndexPlugin, {
      instances: ['docs-material', 'docs-joy'],
      group: 'Components',
    }),
    configured(templatesPlugin, {
      enabled: products.some(({ id }) => id === 'material-ui'),
      browsers: browserslist.production,
      modeKey: mode.key,
    }),
    configured(sizeSnapshotPlugin, { products }),
    configured(siteMapDataPlugin, {
      redirects,
      // A language that is built has pages of its own.
      languages: readLanguages(redirectsData).filter((one) => !locales.includes(one)),
      isWhole: isWhole && hasArchives && segment === '',
    }),
    configured(publishedAddressesPlugin, {
      redirects,
      isWhole: isWhole && hasArchives,
    }),
    configured(searchIndexPlugin, { products }),
    configured(machineReadablePlugin, {
      products,
      repository: SITE_REPOSITORY,
      branch: SITE_BRANCH,
    }),
    configured(socialCardsPlugin, {
      colors: SOCIAL_CARD_COLORS,
      accents: socialCardAccents(),
      extent: cards,
    }),
    // Not part of a complete build at all, including the list of plugins.
    ...(isWhole && process.env.NODE_ENV === 'production'
      ? []
      : [configured(doctorPlugin, { products, redirects, isWhole })]),
    configured(lazyPagesPlugin, {}),
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
      startScript: EARLY_INPUT_SCRIPT + START_FAILURE_SCRIPT,
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
