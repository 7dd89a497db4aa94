/** Texts of code blocks and copy buttons. */
export const code = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copy failed',
  block: 'Code',
  blockIn: '{language} code',
  wrap: 'Wrap lines',
  packageManager: 'Package manager',
  commands: 'Commands for {manager}',
  apiType: 'Type',
  apiDefault: 'Default',
  apiRequired: 'Required',
  apiDeprecated: 'Deprecated',
} as const;
