import { DOC_PAGE } from './around-documents';

/** The parts of a chunk that a group asks for. */
interface Chunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/** The part of the bundler's graph that a group asks for. */
interface Graph<Module> {
  chunkGraph: { getModuleChunksIterable: (module: Module) => Iterable<Chunk> };
}

/** Docusaurus's own group for what most pages use. Its priority is 40. */
export const COMMON = 'common';

/**
 * Puts the code that every page loads into two chunks, whatever packages it comes from: `doc-page` for
 * what only documents have around them, and `common` for what they share with other pages. Docusaurus
 * creates one for each route component and each combination of packages in them, eleven on most pages.
 * Each script takes 2 to 3 ms of the main thread to fetch, and is compressed on its own.
 */
export const PAGE_CHUNKS = {
  layout: {
    name: COMMON,
    test: <Module>(module: Module, { chunkGraph }: Graph<Module>) =>
      [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === DOC_PAGE),
    chunks: 'async',
    minChunks: 2,
    minSize: 0,
    priority: 42,
    reuseExistingChunk: true,
  },
  // The bundler's own group for packages, which would split them off `doc-page`.
  defaultVendors: {
    test: /[\\/]node_modules[\\/]/,
    chunks: (chunk: Chunk) => chunk.name !== DOC_PAGE && !chunk.canBeInitial(),
    priority: -10,
    reuseExistingChunk: true,
  },
} as const;
