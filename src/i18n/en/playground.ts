/** Texts of the playgrounds. */
export const playground = {
  controls: 'Props of {component}',
  code: 'Code',
  reset: 'Reset',
  unset: 'not set',
  none: 'none',
  text: 'text',
  icon: 'icon',
  example: 'example',
  textOf: 'Text of {prop}',
  open: 'Open',
  close: 'Close',
  unknownProp: 'The address names “{prop}”, for which there is no control here.',
  wrongValue: 'The address gives {prop} the value “{value}”, which it does not take.',
  allowed: 'It takes: {values}.',
} as const;
