/** Texts about links that carry the state of a demo. */
export const demoLink = {
  broken: 'This link to the demo is damaged or too long. The demo is shown as it is.',
  foreign: 'The link brought changed code. Read it first: it runs when you press Run.',
  region: 'Linked code of {name}',
  run: 'Run',
  discard: 'Discard',
  tooLong: 'The code is too long for a link.',
} as const;
