// Tests, and what only tests import.
const TESTS = '\\.test\\.tsx?$|/testing(/|\\.ts$)|-arbitrary\\.ts$';

/** The import rules of ARCHITECTURE.md. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'products-and-branding-import-no-folder',
      severity: 'error',
      from: { path: '^src/(products|branding)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src|plugins)/', pathNot: '^src/(products|branding)/' },
    },
    {
      name: 'products-and-branding-not-each-other',
      severity: 'error',
      from: { path: '^src/(products|branding)/' },
      to: { path: '^src/(products|branding)/', pathNot: '^src/$1/' },
    },
    {
      name: 'import-folders-through-entries',
      comment:
        "Import a folder through its index.ts or one of the entries listed here, which keep bundles separate: the provider, the settings' document and registry, the library themes, the fonts, the format of the scheme styles, the parts of the reader's theme that need the libraries, the demo viewer, the islands, the demos' styles, the online editors. Each file in src/foundation/browser and src/testing is an entry.",
      severity: 'error',
      from: { path: '^src/([^/]+)/', pathNot: '^src/(theme|pages|testing)/|\\.test\\.tsx?$' },
      to: {
        path: '^src/[^/]+/.+',
        pathNot:
          '^src/$1/|^src/[^/]+/index\\.tsx?$|^src/testing/|^src/foundation/browser/[^/]+\\.tsx?$|^src/foundation/products/provider/|^src/reader/settings/(?:document/index\\.tsx|registry\\.ts)$|^src/foundation/branding/(?:(?:library-themes|fonts)/|surfaces\\.ts$)|^src/reader/scheme-styles/format\\.ts$|^src/reader/reader-theme/(?:schema|types|component-defaults|custom-properties|joy-options)\\.ts$|^src/demos/(page/Demo\\.tsx|emotion/EmotionScope\\.tsx|scopes/compact-\\w+\\.ts|(?:island(?:-app)?|sandbox)/index\\.ts|types\\.ts)$',
      },
    },
    {
      name: 'only-tests-import-testing',
      severity: 'error',
      from: { path: '^(src|plugins)/', pathNot: TESTS },
      to: { path: '^src/testing/' },
    },
    {
      name: 'build-imports-no-commands-or-tests',
      severity: 'error',
      from: { path: '^(src|plugins)/|^docusaurus\\.config\\.ts$', pathNot: TESTS },
      to: { path: '^(scripts|e2e|built|bench)/' },
    },
    {
      name: 'pages-import-types-of-schemas',
      comment: 'So that no page includes Zod.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^src/(api|demos)/schema\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'settings-import-only-some-folders',
      comment: 'Every folder may import them, and the styles that they apply.',
      severity: 'error',
      from: { path: '^src/(settings|scheme-styles)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/',
        pathNot: '^src/$1/|^src/(branding|scheme-styles)/|^src/foundation/browser/[^/]+\\.ts$',
      },
    },
    {
      name: 'i18n-imports-only-some-folders',
      severity: 'error',
      from: { path: '^src/foundation/i18n/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/',
        pathNot:
          '^src/foundation/i18n/|^src/reader/settings/registry\\.ts$|^src/foundation/browser/link-query\\.ts$',
      },
    },
    {
      name: 'no-imports-of-theme',
      severity: 'error',
      from: { path: '^src/(?!theme/)' },
      to: { path: '^src/theme/' },
    },
    {
      name: 'plugins-import-only-products-and-navigation',
      severity: 'error',
      from: {
        path: '^plugins/',
        pathNot: '\\.test\\.tsx?$|^plugins/docusaurus-patches/[^/]+/browser/',
      },
      to: {
        path: '^src/',
        pathNot:
          '^src/(products|navigation|api/history)/index\\.ts$|^src/(?:browser/decode-uri|own-value)\\.ts$|^src/[^/]+/(?:types|schema)\\.ts$',
      },
    },
    {
      name: 'patches-import-few-folders',
      comment: 'What patches run in the browser; the rest of a patch is a plugin like any other.',
      severity: 'error',
      from: { path: '^plugins/docusaurus-patches/[^/]+/browser/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src|plugins)/',
        pathNot:
          '^plugins/docusaurus-patches/|^src/(?:branding/index|browser/[^/]+|own-value)\\.ts$',
      },
    },
    {
      name: 'src-imports-no-plugins',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^plugins/' },
    },
    {
      name: 'one-adapter-for-docusaurus-internals',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/foundation/docusaurus-internals\\.ts$' },
      to: { path: 'theme-common/lib/internal' },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|build|\\.docusaurus|\\.cache|docs-)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
