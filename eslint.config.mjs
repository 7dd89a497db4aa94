import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const RANDOM = "CallExpression[callee.object.name='Math'][callee.property.name='random']";

/** Hooks that call a function at once, for a first value. */
const FIRST_VALUE =
  ':matches(CallExpression[callee.name=/^use(?:State|Memo|Reducer)$/], CallExpression[callee.property.name=/^use(?:State|Memo|Reducer)$/])';

export default tseslint.config(
  {
    ignores: [
      'build/**',
      '.docusaurus/**',
      '.cache/**',
      'var/**',
      'node_modules/**',
      'templates/**',
      'examples/**',
      'bench/.work/**',
      'test-results/**',
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
        // `typeof import()` types what is loaded late.
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, args: 'all', argsIgnorePattern: '^_' },
      ],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  { ...jsxA11y.flatConfigs.recommended, files: ['src/**/*.tsx', 'docs-*/**/*.tsx'] },
  {
    // Code and wide tables scroll, and what scrolls must be reachable by keyboard.
    files: ['src/**/*.tsx'],
    rules: { 'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: ['pre', 'table'] }] },
  },
  {
    // What only the server needs must be required behind a condition that the bundler drops.
    files: [
      'src/demos/island/{Island,ServerIsland}.tsx',
      'src/demos/page/{Demo,LazyViewer}.tsx',
      'src/demos/emotion/EmotionRoot.tsx',
      'src/home/samples.tsx',
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
    // Demos show what a reader would write: no site imports, and nothing that differs between two renders.
    files: ['docs-*/**/demos/**/*.{ts,tsx}'],
    rules: {
      'jsx-a11y/no-autofocus': 'off',
      // A handler names what it is given, whether it needs it or not.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, args: 'none' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@site/*', '@theme/*', '@docusaurus/*'],
              message: 'A demo must run outside of this site: import from npm packages or ./ only.',
            },
            {
              group: ['@mui/*/*/*'],
              message: 'Import at most one level below the package, as the package exports it.',
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
      'no-restricted-syntax': [
        'error',
        {
          // What a component calls itself is refused by react-hooks/purity.
          selector: `${RANDOM}:not(:function *)`,
          message:
            'The server and the browser must render the same: call Math.random() in an event handler or an effect only.',
        },
        {
          selector: `${FIRST_VALUE} > :function ${RANDOM}`,
          message:
            'React calls this while it renders: call Math.random() in an event handler or an effect only.',
        },
      ],
    },
  },
  {
    files: ['plugins/offline/kill-worker.js'],
    languageOptions: { globals: { self: 'readonly', caches: 'readonly' } },
  },
  {
    files: [
      'scripts/**/*.{ts,mjs}',
      'bench/**/*.{ts,mjs}',
      'plugins/**/*.{ts,cjs}',
      'e2e/**/*.ts',
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
