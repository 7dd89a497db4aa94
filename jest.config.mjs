/** Shared by both projects. @type {import('jest').Config} */
const shared = {
  testEnvironment: './test/unit/node-environment.ts',
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    // ECMAScript modules: those of Docusaurus, MDX and prose, and their dependencies.
    '/node_modules/(?!(@docusaurus|@capsizecss|fontkitten|unified|remark-.*|retext-.*|rehype-.*|vfile.*|(?:unist|mdast|hast|estree|nlcst)-.*|micromark.*|parse-(?:english|latin|entities)|stringify-entities|character-.*|decode-named-character-reference|is-(?:alphabetical|alphanumerical|decimal|hexadecimal|plain-obj)|bail|trough|ccount|devlop|zwitch|longest-streak|markdown-table|escape-string-regexp|trim-lines|fault|format|array-iterate|pluralize|quotation|automated-readability|passive-voice|weasels|hedges|fillers|(?:space|comma)-separated-tokens|property-information|github-slugger|hastscript|web-namespaces|html-void-elements|collapse-white-space|trim-trailing-lines)/)',
  ],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    '^typescript$': '<rootDir>/test/unit/typescript.ts',
    '^@docusaurus/(ErrorBoundary|ExecutionEnvironment)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
    '^@theme/Error$': '<rootDir>/src/theme/Error',
    '^@docusaurus/(Link|useBaseUrl|useIsBrowser)$': '<rootDir>/test/unit/docusaurus/$1',
    '^@docusaurus/router$': '<rootDir>/test/unit/docusaurus/router.ts',
    '^@theme/Heading$': '<rootDir>/test/unit/docusaurus/Heading',
    '^@generated/static-theme/default/(library-\\w+)(?:\\.json)?$':
      '<rootDir>/test/unit/docusaurus/$1.ts',
    '^@generated/docusaurus.config$': '<rootDir>/test/unit/docusaurus/config.ts',
    '\\.woff2$': '<rootDir>/test/unit/file-url.ts',
    '\\.module\\.css$': '<rootDir>/test/unit/class-names.ts',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
  // Copies of the checkout with other packages, and packages to judge by.
  modulePathIgnorePatterns: ['<rootDir>/.cache/(?:lines|upgrade-judge)/'],
};

/** @type {import('jest').Config} */
export default {
  // By default Jest leaves one core idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Long enough for machines slower than two free cores. Passing tests don't wait for it.
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      setupFilesAfterEnv: ['<rootDir>/test/unit/jest.setup.cjs'],
      testMatch: [
        '<rootDir>/{src,packages/*/src,plugins,scripts,test/bench,test/pictures,test/unit,functions,templates}/**/*.test.{ts,tsx}',
        '<rootDir>/*.test.ts',
      ],
    },
    // Tests the files in `build/` without a browser.
    { ...shared, displayName: 'built', testMatch: ['<rootDir>/test/built/**/*.test.ts'] },
  ],
};
