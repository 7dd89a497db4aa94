// Tests, and what only tests import.
const TESTS = '\\.test\\.tsx?$|/testing(/|\\.ts$)|-arbitrary\\.ts$';

/**
 * For each group of folders, the groups that it may import: `src/theme` may import all of `src`.
 *
 * @type {Record<string, Record<string, string[]>>}
 */
const GROUPS = require('./scripts/test/groups.json');

/** A group and all groups below it. */
const reachable = (groups, group) => [
  group,
  ...groups[group].flatMap((below) => reachable(groups, below)),
];

const groupRules = Object.entries(GROUPS).flatMap(([root, groups]) =>
  Object.keys(groups).map((group) => ({
    name: `${root}-${group}-imports-only-groups-below`,
    severity: 'error',
    from: { path: `^${root}/${group}/`, pathNot: TESTS },
    to: {
      path: `^${root}/`,
      pathNot: `^${root}/(${[...new Set(reachable(groups, group))].join('|')})/`,
    },
  })),
);

/** The groups of `src` that have folders of their own; the others are one folder each. */
const NESTED = 'foundation|ui|reader|page|shell|telemetry|tools';

/** The import rules of ARCHITECTURE.md. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...groupRules,
    {
      name: 'products-and-branding-import-no-folder',
      severity: 'error',
      from: { path: '^src/foundation/(products|branding)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src|plugins)/', pathNot: '^src/foundation/(products|branding)/' },
    },
    {
      name: 'products-and-branding-not-each-other',
      severity: 'error',
      from: { path: '^src/foundation/(products|branding)/' },
      to: { path: '^src/foundation/(products|branding)/', pathNot: '^src/foundation/$1/' },
    },
    {
      name: 'import-folders-through-entries',
      comment:
        "Import a folder through its index.ts or one of the entries listed here, which keep bundles separate: the provider, the settings' document and registry, the library themes, the fonts, the format of the scheme styles, the parts of the reader's theme that need the libraries, the demo viewer, the islands, the demos' styles, the online editors, the search engine. Each file in src/foundation/browser, src/ui/controls and test/unit is an entry.",
      severity: 'error',
      from: {
        path: `^src/((?:${NESTED})/[^/]+|[^/]+)/`,
        pathNot: '^src/(theme|pages)/|\\.test\\.tsx?$',
      },
      to: {
        path: `^src/(?:(?:${NESTED})/[^/]+|(?!(?:${NESTED})/)[^/]+)/.+`,
        pathNot: [
          '^src/$1/',
          `^src/(?:${NESTED})/[^/]+/index\\.tsx?$`,
          '^src/(?:api|demos|home|playground)/index\\.tsx?$',
          '^src/foundation/browser/early-input/replay-edits\\.ts$',
          '^src/ui/controls/[^/]+\\.module\\.css$',
          '^src/reader/settings/document/index\\.tsx$',
          '^src/foundation/(?:browser/[^/]+\\.tsx?$|products/provider/|branding/(?:(?:library-themes|fonts)/|surfaces\\.ts$))',
          '^src/reader/settings/registry\\.ts$',
          '^src/page/feedback/feedback-config\\.ts$',
          '^src/shell/search/(?:engine/index|types)\\.ts$',
          '^src/reader/scheme-styles/format\\.ts$',
          '^src/demos/(?:page/Demo\\.tsx|emotion/EmotionScope\\.tsx|libraries/\\w+/compact\\.ts|types\\.ts|(?:island(?:-app)?|sandbox)/index\\.ts)$',
        ],
      },
    },
    {
      name: 'build-imports-no-commands-or-tests',
      severity: 'error',
      from: { path: '^(src|plugins)/|^docusaurus\\.config\\.ts$', pathNot: TESTS },
      to: { path: '^(scripts|test)/' },
    },
    {
      name: 'pages-import-types-of-schemas',
      comment: 'So that no page includes Zod or the compiler.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${TESTS}|^src/api/schema\\.ts$` },
      to: {
        path: '^src/(api|demos)/schema\\.ts$|^packages/accessibility-evidence/src/|^packages/component-api/src/(?!compare/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'packages-know-nothing-of-the-site',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      // The last two are types and modules of any Docusaurus site, which it resolves itself.
      to: {
        pathNot: '^(packages/$1|node_modules|@docusaurus|@generated)/',
        dependencyTypesNot: ['core'],
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
      from: { path: '^plugins/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(foundation/products|shell/navigation)/index\\.ts$',
          '^src/foundation/products/newest\\.json$',
          '^src/foundation/own-value\\.ts$',
          '^src/api/compare-link\\.ts$',
          '^src/demos/live/highlighted-lines\\.ts$',
          '^src/demos/libraries/index\\.ts$',
          '^src/shell/search/engine/thesaurus/libraries\\.ts$',
          '^src/(?:api|demos|playground)/(?:types|schema)\\.ts$',
          `^src/(?:${NESTED})/[^/]+/(?:types|schema)\\.ts$`,
        ],
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
