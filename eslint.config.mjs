import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { browserSupport } from './scripts/test/lint/browser-support.mjs';
import { ownLookup } from './scripts/test/lint/own-lookup.mjs';

const RANDOM = "CallExpression[callee.object.name='Math'][callee.property.name='random']";

/** Names that React 17 doesn't export. */
const NEWER_REACT =
  '/^(?:Activity|startTransition|use|use(?:ActionState|DeferredValue|EffectEvent|Id|InsertionEffect|Optimistic|SyncExternalStore|Transition))$/';

/** Hooks that call a function during rendering, for an initial value. */
const FIRST_VALUE =
  ':matches(CallExpression[callee.name=/^use(?:State|Memo|Reducer)$/], CallExpression[callee.property.name=/^use(?:State|Memo|Reducer)$/])';

/** Code that readers can copy renders the same on the server, in the browser and in each render. */
const DEMO_SYNTAX = [
  {
    // react-hooks/purity reports calls in the component itself.
    selector: `${RANDOM}:not(:function *)`,
    message:
      'The server and the browser must render the same. Only call Math.random() in an event handler or an effect.',
  },
  {
    selector: `${FIRST_VALUE} > :function ${RANDOM}`,
    message:
      'React calls this function while rendering. Only call Math.random() in an event handler or an effect.',
  },
  {
    selector: "JSXElement[openingElement.name.name='style'] > JSXExpressionContainer",
    message:
      'The build minifies the text of style elements, so it would differ from what React renders. Write <style dangerouslySetInnerHTML={{ __html: css }} />.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.docusaurus/**',
      '.cache/**',
      'var/**',
      'node_modules/**',
      'examples/**',
      'test/bench/.work/**',
      'test-results/**',
      // Linted in their line: the type checker of this one doesn't read them.
      '**/*.v9.ts',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      '@typescript-eslint/consistent-type-imports': [
        'error',
        // `typeof import()` is the type of a lazily loaded module.
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, args: 'all', argsIgnorePattern: '^_' },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['{src,packages,plugins,scripts,functions}/**/*.{ts,tsx}'],
    ignores: ['test/unit/properties.ts', 'packages/*/src/testing/properties.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'fast-check',
          message: 'It tries other values in each run. Use test/unit/properties.ts.',
        },
      ],
    },
  },
  {
    files: ['{src,packages,plugins,scripts,functions}/**/*.{ts,tsx}'],
    ignores: ['packages/docusaurus-speed/src/browser/decode-uri.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['decodeURI', 'decodeURIComponent'].map((name) => ({
          name,
          message: 'It throws on malformed addresses. Use `docusaurus-speed/decode-uri`.',
        })),
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/foundation/browser/link-query.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          // Queries that are written start as an object or as a list.
          selector:
            "NewExpression[callee.name='URLSearchParams'] > :matches(Identifier[name=/search|query|hash/i], MemberExpression).arguments",
          message:
            'Anybody can write a link. Read its parameters with src/foundation/browser/link-query.ts, which limits their length.',
        },
        {
          selector:
            ':matches(JSXOpeningElement[name.name=/^[a-z]/] > JSXAttribute[name.name=/^(?:href|src|action|poster)$/], CallExpression[callee.name=/^fetch/]) > Literal[value=/^\\u002F(?!\\u002F)/]',
          message: 'The site may be below a path. Use <Link>, useBaseUrl or hostPath.',
        },
        {
          selector:
            'CallExpression[callee.name=/OfPath$/] > :matches(MemberExpression[property.name=/^(?:pathname|permalink)$/], Identifier[name="permalink"]).arguments',
          message: 'It has the base URL. Use useLocalPathname or localPath.',
        },
      ],
    },
  },
  {
    ...jsxA11y.flatConfigs.recommended,
    files: ['src/**/*.tsx', 'docs-*/**/*.tsx', 'templates/**/*.tsx'],
  },
  {
    // Code and wide tables scroll, so they must be focusable.
    files: ['src/**/*.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre', 'table'] }] },
  },
  {
    // Server-only code must be required inside a condition that the bundler removes.
    files: [
      'src/demos/island/{Island,ServerIsland}.tsx',
      'src/demos/page/{Demo,FrameRoom,LazyViewer}.tsx',
      'packages/demo-islands/example/site/LiveDemo.tsx',
      'src/demos/emotion/EmotionRoot.tsx',
      // Themes take seconds to load, and only the build needs them.
      'src/demos/libraries/*/index.ts',
      'src/shell/footer/Footer.tsx',
    ],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
    },
  },
  {
    // Rules that read types. With demos and templates, they would take twice as long.
    files: ['*.ts', '{functions,packages,plugins,scripts,src,test}/**/*.{ts,tsx}'],
    languageOptions: {
      // One program for all files: the project service keeps one for each package, in more than 4 GB.
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      // React ignores what handlers return, so an `async` one loses no more than one with `void`.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['{src,packages,plugins,scripts,functions}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { site: { rules: { 'own-lookup': ownLookup } } },
    rules: { 'site/own-lookup': 'error' },
  },
  {
    ...browserSupport,
    // Code that runs in browsers. The `…-config.ts` of a folder is only for the build.
    files: [
      'src/**/*.{ts,tsx}',
      'packages/*/src/**/*.{ts,tsx}',
      'plugins/**/browser/**/*.{ts,tsx}',
      'plugins/output/offline/kill-worker.js',
      'docs-*/**/demos/**/*.{ts,tsx}',
      'templates/**/*.{ts,tsx}',
    ],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing.{ts,tsx}',
      'packages/*/src/{command.ts,command/**,extract/**,testing/**}',
      'packages/accessibility-evidence/**',
      'packages/demo-islands/src/{bundle,source}/**',
      'packages/docs-mcp-server/**',
      'packages/mdx-doctor/**',
      'templates/testing/**',
      'src/{telemetry/ads/network,telemetry/analytics/sink,page/feedback/feedback}-config.ts',
    ],
  },
  {
    // Demos and templates are code that readers could write: no site imports, and nothing that
    // differs between renders.
    files: ['docs-*/**/demos/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}'],
    rules: {
      'jsx-a11y/no-autofocus': 'off',
      // A handler may name its parameters even if it doesn't use them.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, args: 'none' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*', '@theme/*', '@docusaurus/*'],
              message: 'A demo must run outside this site. Only import from npm packages or ./.',
            },
            {
              group: ['@mui/*/*/*'],
              message: "Import at most one level below the package. Deeper modules aren't public.",
            },
          ],
          paths: [
            {
              name: '@mui/icons-material',
              message:
                "Import one icon by its path: import Delete from '@mui/icons-material/Delete'.",
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...DEMO_SYNTAX],
    },
  },
  {
    files: ['docs-*/**/demos/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...DEMO_SYNTAX,
        {
          selector: `:matches(MemberExpression[object.name='React'][property.name=${NEWER_REACT}], ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name=${NEWER_REACT}])`,
          message:
            "React 17, which the libraries support, doesn't have it. For an id, write a string that starts with the demo's name.",
        },
      ],
    },
  },
  {
    files: ['plugins/output/offline/kill-worker.js'],
    languageOptions: { globals: { self: 'readonly', caches: 'readonly' } },
  },
  {
    files: [
      'scripts/**/*.{ts,mjs}',
      'test/**/*.{ts,mjs,cjs}',
      'plugins/**/*.{ts,cjs}',
      'packages/*/src/loaders/*.{ts,cjs}',
      '*.{mjs,cjs}',
    ],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        __filename: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
      },
    },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
);
