/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  // By default one core is left idle, which is half of a machine with two.
  maxWorkers: '100%',
  // Room for machines that are slower than two free cores; a passing test does not wait.
  testTimeout: 20_000,
  testMatch: [
    '<rootDir>/{src,plugins,scripts,bench,functions}/**/*.test.{ts,tsx}',
    '<rootDir>/*.test.ts',
  ],
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
    '/node_modules/(?!(@docusaurus|unist-util-.*|mdast-util-.*|estree-util-.*|devlop|@capsizecss)/)',
  ],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    '^@docusaurus/router$': '<rootDir>/src/testing/docusaurus-router.ts',
    '\\.woff2$': '<rootDir>/src/testing/file-url.ts',
    '\\.module\\.css$': '<rootDir>/src/testing/class-names.ts',
  },
  cacheDirectory: '<rootDir>/.cache/jest',
};
