import baseline from 'eslint-plugin-baseline-js';
import esx from 'eslint-plugin-es-x';

/** What the browsers in `browserslist` have of ES2023. */
const SUPPORTED = ['es-x/no-array-prototype-findlast-findlastindex', 'es-x/no-hashbang'];

/** Names that iterators share with arrays, so they are only reported where the type is evident. */
const SHARED_NAME = /^es-x\/no-iterator-prototype-/;

const NEWER = [
  'no-new-in-es2023',
  'no-new-in-es2024',
  'no-new-in-es2025',
  'no-new-in-esnext',
  'no-new-in-es2023-intl-api',
  'no-new-in-es2024-intl-api',
  'no-new-in-es2025-intl-api',
  'no-new-in-esnext-intl-api',
].flatMap((name) => Object.keys(esx.configs[`flat/${name}`].rules));

/**
 * Refuses what some browser in `browserslist` (`package.json`) doesn't have. Raise the rules with the
 * list; for now it allows Safari 15.4, Chrome 109 and Firefox 115.
 *
 * - `es-x` knows syntax, regular expressions and built-in objects. It recognizes methods by name, and
 *   accepts them after a check such as `if (list.toSorted)`.
 * - `baseline-js` knows what browsers add, by the year in which all browsers had it; with types, also
 *   methods and properties of elements and other instances. What came after 2021 but before the listed
 *   browsers is ignored below. It recognizes few checks: disable it where there is one, and say which.
 *
 * They don't know:
 *
 * - a method that came later than the rest of its feature, such as `form.requestSubmit()`, or a new
 *   option of a method
 * - attributes in JSX
 * - instances in demos and templates, which are linted without types
 * - regular expressions that are composed at run time
 * - inline scripts, CSS (see `stylelint.config.mjs`), and packages
 *
 * `test/built/browser-support.test.ts` checks methods, regular expressions and syntax in all built scripts.
 * `lib` in `tsconfig.json` can't express the list: Safari 15.4 has a part of ES2023, and there is one
 * `lib` for all versions of the DOM.
 */
export const browserSupport = {
  plugins: { 'baseline-js': baseline, 'es-x': esx },
  settings: { 'es-x': { aggressive: true, allowTestedProperty: true } },
  rules: {
    ...Object.fromEntries(
      NEWER.filter((name) => !SUPPORTED.includes(name)).map((name) => [
        name,
        SHARED_NAME.test(name) ? ['error', { aggressive: false }] : 'error',
      ]),
    ),
    // Older, but Safari got them in version 16.4.
    'es-x/no-class-static-block': 'error',
    'es-x/no-regexp-lookbehind-assertions': 'error',
    'baseline-js/use-baseline': [
      'error',
      {
        available: 2021,
        ignoreFeatures: [
          // Since 2022, and in Safari 15.4.
          'array-at',
          'array-findlast',
          'dialog',
          'error-cause',
          'object-hasown',
          'structured-clone',
          'web-locks',
          // Everywhere, but different or not standardized; touch events only where there is touch.
          'devicepixelratio',
          'execcommand',
          'touch-events',
          // Any property with the name of an old one, such as `big` or `arguments`.
          'functions-caller-arguments',
          'html-wrapper-methods',
        ],
        includeWebApis: { preset: 'type-aware' },
        includeJsBuiltins: { preset: 'type-aware' },
      },
    ],
  },
};
