/** Texts of the check's page. They aren't in `src/foundation/i18n`, because every page loads those. */
export const TEXTS = {
  form: 'Check code',
  code: 'Code',
  codeHint: 'TypeScript or JavaScript, with or without JSX. Choose stylesheets as files.',
  example: 'Check an example',
  files: 'Files',
  filesHint:
    'Or drop files, a folder or a ZIP archive here. Up to 2 MB per file; node_modules, .git, build and dist are left out.',
  folder: 'Folder',
  chooseFolder: 'Choose a folder',
  chosenFolder: (name: string) => `Folder: ${name}`,
  removeFiles: 'Remove files',
  version: 'Written for Material UI',
  anyVersion: 'Any version',
  target: 'Upgrade to',
  major: (major: number) => `Version ${major}`,
  check: 'Check code',
  idle: 'Your code stays in this browser.',
  noCode:
    'No JavaScript, TypeScript or stylesheets were found in it. Choose the folder with your source code.',
  empty: 'There is nothing to check. Paste code or choose files first.',
  loading: 'Loading the check…',
  reading: 'Reading folders…',
  checking: (total: number) =>
    `Checking ${total.toLocaleString('en')} ${total === 1 ? 'file' : 'files'}…`,
  fixing: 'Rewriting…',
  progress: 'Progress',
  cancel: 'Cancel',
  cancelled: (soFar: string) => `Cancelled. ${soFar}`.trim(),
  failed: 'The check couldn’t be loaded or has stopped. Your code and files are still here.',
  retry: 'Try again',
} as const;
