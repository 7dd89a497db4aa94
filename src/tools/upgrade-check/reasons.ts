/** Name of pasted code in results. */
export const PASTED = 'Pasted code.tsx';

/** Why a file isn't checked, and what to do about it. */
export const REASONS = {
  damaged:
    'Not checked: the archive is damaged here. Create or download it again, or choose the unpacked folder.',
  emptyArchive:
    'Not checked: the archive has no JavaScript, TypeScript or stylesheets. Choose one with your source code.',
  unreadableFolder:
    'Not checked: the folder can’t be read. Allow the browser to read it, and choose it again.',
  encoding:
    'Not checked: the file isn’t valid UTF-16, so saving it would change more than the code. Save it as UTF-8.',
  failed: (why: string) => `Not checked: the check failed with "${why}". Please report it.`,
  unreadable: 'Not checked: the file can’t be read, or has changed. Choose it again.',
} as const;
