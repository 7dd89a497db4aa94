import path from 'node:path';

/** Absolute path of the repository's root folder. */
export const ROOT = path.resolve(__dirname, '../..');

/** Absolute path of the folder that `npm run build` writes to. */
export const BUILD_DIR = path.join(ROOT, 'build');

/** The default database for readers' feedback; `FEEDBACK_DATABASE_URL` overrides it. */
export const FEEDBACK_FILE = path.join(ROOT, 'var', 'feedback.db');
