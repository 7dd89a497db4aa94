import { persisted } from '../../../foundation/browser/persisted';

/** The reader's theme for demos as JSON. */
export const readerTheme = persisted({ key: 'docs-theme', isMemory: true });
