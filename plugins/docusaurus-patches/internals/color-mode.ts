import type { Patch } from 'docusaurus-speed/patches';

export const patch: Patch = {
  does: 'Passes the second parameter of `setColorMode`, `persist`, which Docusaurus does not declare.',
  code: ['src/reader/settings/document/index.tsx'],
  upstream: ['@docusaurus/theme-common/lib/contexts/colorMode.js'],
  gain: {
    kind: 'defect',
    test: 'src/reader/settings/document/document.test.tsx',
    text: "Docusaurus would store the mode under its own key too, which would override the reader's choice later.",
  },
  guard: 'A test of what it is called with; the hash of the file, if the parameter changes.',
  removeWhen: 'Docusaurus declares the parameter.',
};
