import { ENDING } from './index';

/**
 * The bundler's cache group that gives each family of playgrounds a chunk of its own. Without it the
 * family's module is in the chunk of every page that imports it.
 *
 * It has no name, so the bundler makes one chunk per set of pages, and only a family's pages import
 * the family.
 */
export const familyChunks = {
  playgrounds: {
    test: new RegExp(`\\.${ENDING.replace('.', '\\.')}$`),
    chunks: 'async',
    minChunks: 2,
    minSize: 0,
    // Above Docusaurus's own groups and those of plugins/demos.
    priority: 200,
  },
} as const;
