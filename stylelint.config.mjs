/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-plugin-logical-css'],
  rules: {
    // The site flips with the reader's direction: no left and right in our CSS.
    // Chrome has no overflow-inline yet, and sideways is sideways in both directions.
    'plugin/use-logical-properties-and-values': [
      true,
      { severity: 'error', ignore: ['overflow-x', 'overflow-y'] },
    ],
    // How a CSS module takes over a class of another one.
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // CSS modules read better in camel case from TypeScript; the other names are Infima's.
    'selector-class-pattern': null,
    // Docusaurus names its root, and isolation.css lends itself an id's weight.
    'selector-id-pattern': null,
    // The libraries' baselines have five decimals.
    'number-max-precision': 5,
    // Custom properties of the libraries' themes keep their own case.
    'custom-property-pattern': null,
    'no-descending-specificity': null,
    // Safari 15.4 and Firefox need them; no prefixer runs over what the floor already knows.
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
    // Only reduced motion may override what a component asks for.
    'declaration-no-important': null,
  },
};
