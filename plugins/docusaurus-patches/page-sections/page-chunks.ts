import { flatNames } from '../generated-files';
import type { GeneratedFiles, GeneratedRoute } from '../generated-files';
import { DOC_PAGE, aroundDocuments, chunkOf } from './around-documents';

/** The parts of a chunk that a group asks for. */
interface Chunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/** A bundler cache group of Docusaurus's browser build. */
interface CacheGroup {
  name?: string;
  test?: RegExp;
  /** Which chunks give their modules to the group. */
  chunks: (chunk: Chunk) => boolean;
  minChunks?: number;
  minSize?: number;
  priority: number;
  reuseExistingChunk: true;
}

/** Docusaurus's own group for what most pages use. Its priority is 40. */
const COMMON = 'common';

/** Chunk names of the components of all routes. */
function componentChunks(files: GeneratedFiles): ReadonlySet<string> {
  const around = aroundDocuments(files);
  const walk = (routes: readonly GeneratedRoute[]): string[] =>
    routes.flatMap(({ component, routes: children = [] }) => [
      ...flatNames(files.chunkNames[component]?.__comp),
      ...walk(children),
    ]);
  return new Set(walk(files.routes).map((name) => chunkOf(name, around)));
}

/**
 * Puts the code that every page loads into two chunks, whatever packages it comes from: `common`, and
 * `doc-page` for documents. Docusaurus creates one for each route component and each combination of
 * packages in them, eleven on most pages. Each script takes 2 to 3 ms of the main thread to fetch, and
 * is compressed on its own.
 */
export function pageChunks(files: GeneratedFiles): Readonly<Record<string, CacheGroup>> {
  const components = componentChunks(files);
  return {
    layout: {
      name: COMMON,
      chunks: ({ name }) => typeof name === 'string' && components.has(name),
      minChunks: 2,
      minSize: 0,
      priority: 42,
      reuseExistingChunk: true,
    },
    // The bundler's own group for packages, which would split them off `doc-page`.
    defaultVendors: {
      test: /[\\/]node_modules[\\/]/,
      chunks: (chunk) => chunk.name !== DOC_PAGE && !chunk.canBeInitial(),
      priority: -10,
      reuseExistingChunk: true,
    },
  };
}
