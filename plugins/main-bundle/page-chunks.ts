/** The parts of a chunk that a group asks for. */
interface Chunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/** A bundler cache group of Docusaurus's browser build. */
interface CacheGroup {
  name?: string;
  test: RegExp;
  /** Which chunks give their modules to the group. */
  chunks: 'async' | ((chunk: Chunk) => boolean);
  minChunks?: number;
  minSize?: number;
  priority: number;
  reuseExistingChunk: true;
}

/** The components of the routes around a document, and the data that says which instance it is in. */
const AROUND_DOCUMENTS =
  /^"@theme\/(?:DocsRoot|DocVersionRoot|DocRoot|DocItem)"$|\/docusaurus-plugin-content-docs\/[^/]+\/__plugin\.json"$/;

/** The chunk of what surrounds documents. */
export const DOC_PAGE = 'doc-page';

/** Docusaurus's own group for what most pages use. Its priority is 40. */
const COMMON = 'common';

/** What surrounds the content of every page, including the one for unknown addresses. */
const LAYOUT =
  /[\\/](?:theme-common[\\/]lib|plugin-content-docs[\\/]lib[\\/]client|core[\\/]lib[\\/]client[\\/]exports|theme-classic[\\/]lib[\\/]theme[\\/](?:AnnouncementBar|Icon|Layout|Navbar)|src[\\/](?:footer|navigation|theme[\\/](?:Footer|Navbar)))[\\/]/;

/** Small parts that most kinds of pages have. */
const PARTS = /[\\/]src[\\/](?:browser|code|products|settings)[\\/]/;

/**
 * The name of the chunk with a route's module.
 *
 * @param name - The name that Docusaurus gives it.
 * @param module - The module, as a JavaScript string literal.
 */
export function chunkOf(name: string, module: string | undefined): string {
  return module && AROUND_DOCUMENTS.test(module) ? DOC_PAGE : name;
}

/**
 * Puts the code that every page loads into two chunks, whatever packages it comes from: `common`, and
 * `doc-page` for documents. Docusaurus creates one for each route component and each combination of
 * packages in them, eleven on most pages. Each script takes 2 to 3 ms of the main thread to fetch, and
 * is compressed on its own.
 */
export const PAGE_CHUNKS: Readonly<Record<string, CacheGroup>> = {
  layout: {
    name: COMMON,
    test: LAYOUT,
    chunks: 'async',
    minChunks: 2,
    minSize: 0,
    priority: 42,
    reuseExistingChunk: true,
  },
  'page-parts': {
    name: COMMON,
    test: PARTS,
    chunks: 'async',
    // More than the pages of one kind that share something, and fewer than half of all pages.
    minChunks: 20,
    minSize: 0,
    priority: 41,
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
