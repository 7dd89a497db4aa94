/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css', 'stylelint-no-unsupported-browser-features'],
  rules: {
    // The site mirrors its layout for right-to-left readers, so CSS must use logical properties.
    // Exceptions: Chrome doesn't support overflow-inline yet, and "sideways" is
    // direction-independent.
    'plugin/use-logical-properties-and-values': [
      true,
      { severity: 'error', ignore: ['overflow-x', 'overflow-y'] },
    ],
    // Refuses what a browser in `browserslist` (package.json) doesn't have. It knows selectors,
    // conditions and syntax, for which browsers drop whole blocks, but few properties and values.
    'plugin/no-unsupported-browser-features': [
      true,
      {
        severity: 'error',
        ignorePartialSupport: true,
        ignore: [
          // The build writes `min-width` and `max-width` instead.
          'css-media-range-syntax',
          // Without it, pages look as they do without the rule. Firefox 115 has no `:has`: don't use it
          // for focus or for what must be hidden, and not in a list of selectors.
          'css-has',
          'css-container-queries',
          'css-content-visibility',
          'css-media-scripting',
          'css-overscroll-behavior',
          'css-paged-media',
          'css-touch-action',
        ],
      },
    ],
    // CSS modules use this to compose a class of another module.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // CSS modules use this for classes of other packages.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // CSS modules use camel case for access from TypeScript; the other names are Infima's.
    'selector-class-pattern': null,
    // Docusaurus names its root, and isolation.css uses the specificity of an id.
    'selector-id-pattern': null,
    // The libraries' baselines have five decimals.
    'number-max-precision': 5,
    // Custom properties of the libraries' themes keep their case.
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    // Needed by Safari 15.4 and Firefox. Nothing adds prefixes to CSS that supported browsers
    // understand.
    'property-no-vendor-prefix': [
      true,
      { ignoreProperties: ['font-smoothing', 'text-size-adjust'] },
    ],
    'value-keyword-case': [
      'lower',
      {
        camelCaseSvgKeywords: true,
        ignoreProperties: ['composes'],
        ignoreKeywords: ['Highlight', 'CanvasText', 'ButtonText', 'Roboto', 'Helvetica', 'Arial'],
      },
    ],
    // Motion takes less than 200 ms, so that nothing waits for it; the first time is the duration.
    'declaration-property-value-disallowed-list': {
      '/(transition|animation)/': [
        '/(?:^|,)\\D*(?:[2-9]\\d\\d|\\d{4,})ms/',
        '/(?:^|,)\\D*(?:0?\\.[2-9]|[1-9])\\d*s/',
      ],
    },
    // Only reduced motion may override styles of components.
    'declaration-no-important': null,
  },
};
