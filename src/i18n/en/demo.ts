/** Texts of the demo viewer. */
export const demo = {
  controls: 'Demo {name}',
  variant: { TS: 'Show TypeScript source', JS: 'Show JavaScript source' },
  reset: 'Reset demo',
  expand: 'Expand code',
  collapse: 'Collapse code',
  show: 'Show code',
  hide: 'Hide code',
  sourceWithoutScripts: 'Source:',
  sourceFailed: 'The source of {name} could not be loaded.',
  tryAgain: 'Try again',
  crashed: 'The demo {name} stopped working.',
} as const;
