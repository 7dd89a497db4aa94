/** Texts of the playgrounds. */
export const TEXTS = {
  en: {
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
    unknownProp: "The URL sets “{prop}”, which isn't a control of this playground.",
    wrongValue: "The URL sets {prop} to “{value}”, which isn't a valid value.",
    allowed: 'Valid values: {values}.',
  },
} as const;
