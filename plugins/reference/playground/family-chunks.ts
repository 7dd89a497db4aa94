import { ENDING } from './index';

/**
 * The bundler's cache group that puts each family of playgrounds in its own chunk. Without it, the
 * chunk of every page that imports a family would contain a copy.
 *
 * It's unnamed, so the bundler creates one chunk per set of pages. Only the family's pages import
 * it.
 */
export const familyChunks = {
  playgrounds: {
    test: new RegExp(`\\.${ENDING.replace('.', '\\.')}$`),
    chunks: 'async',
    minChunks: 2,
    minSize: 0,
    // Above Docusaurus's own groups and those of plugins/content/demos.
    priority: 200,
  },
} as const;
