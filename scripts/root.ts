import path from 'node:path';

/** Absolute path of the repository's root folder. */
export const ROOT = path.resolve(__dirname, '..');

/** Absolute path of the folder that `npm run build` writes. */
export const BUILD_DIR = path.join(ROOT, 'build');
