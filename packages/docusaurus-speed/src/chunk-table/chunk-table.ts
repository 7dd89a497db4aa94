/**
 * Global variable that collects the tables of `chunk-files.ts`: chunk id to the hash of its file, or
 * to its name and hash if the file name doesn't start with the id.
 */
export const FILES = 'docsChunkFiles';
