import path from 'node:path';

/** Absolute path of the repository's root folder. */
export const ROOT = path.resolve(__dirname, '..');

/** Absolute path of the folder that `npm run build` writes. */
export const BUILD_DIR = path.join(ROOT, 'build');

/** The database of readers' feedback, unless `FEEDBACK_DATABASE_URL` names another. */
export const FEEDBACK_FILE = path.join(ROOT, 'var', 'feedback.db');
