import type { Patch } from '../types';

export const patch: Patch = {
  does: "Leaves unused code and data out of the main script: Prism's setup, most of tslib, the banner about a wrong base URL, build options of the configuration, and the descriptions of all documents.",
  upstream: [
    '@docusaurus/theme-classic/lib/prism-include-languages.js',
    '@docusaurus/core/lib/server/configValidation.js',
    '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
  ],
  gain: {
    kind: 'speed',
    ratio: [162, 236],
    text: 'A text page loads 162 kB of scripts instead of 236 kB.',
  },
  guard: 'The build, if the generated configuration has another shape.',
  removeWhen: 'Docusaurus leaves these out itself.',
};
