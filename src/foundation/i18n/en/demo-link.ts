/** Texts for links that contain the state of a demo. */
export const demoLink = {
  broken: 'This link is damaged or too long. The original demo is shown instead.',
  foreign: 'This link contains edited code. Review the code before you run it.',
  region: 'Edited code of {name} from the link',
  code: 'Edited code',
  changes: 'Changes from the original',
  run: 'Run',
  discard: 'Discard',
  tooLong: 'The code is too long for a link.',
} as const;
