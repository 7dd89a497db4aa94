import { ownValue } from '../own-value';

/** Data for the script tags. */
export interface ScriptTagsInput {
  baseUrl: string;
  /** Chunk names of each route, by path. */
  chunksByRoute: Map<string, string[]>;
  /** Files of each chunk, by chunk name. */
  filesByChunk: Record<string, string[]>;
}

const RUNTIME_SCRIPT = /<script [^>]*src="?[^" >]*\/runtime~main\.[^>]*>/;

/**
 * Adds a page's own chunks to its HTML, before the bundler's runtime, which comes last and starts the
 * page: scripts, and stylesheets that are not part of the site's first one, which the scripts would
 * otherwise load after the first paint.
 */
export function addScriptTags(html: string, files: readonly string[], baseUrl: string): string {
  if (!RUNTIME_SCRIPT.test(html)) {
    throw new Error(
      'page-scripts: a page has no script tag of the runtime with the expected shape. Compare RUNTIME_SCRIPT in script-tags.ts with the built HTML.',
    );
  }
  const missing = files.filter((file) => !html.includes(file));
  const tags = missing
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="${baseUrl}${file}">`
        : `<script defer src="${baseUrl}${file}"></script>`,
    )
    .join('');
  return html.replace(RUNTIME_SCRIPT, (runtime) => tags + runtime);
}

/** Creates a function that adds the tags to the HTML of a route's page. */
export function scriptTagWriter(input: ScriptTagsInput): (html: string, route: string) => string {
  const { baseUrl, chunksByRoute, filesByChunk } = input;
  return (html, route) => {
    const chunks = chunksByRoute.get(route) ?? [];
    const files = [...new Set(chunks.flatMap((chunk) => ownValue(filesByChunk, chunk) ?? []))];
    return files.length > 0 ? addScriptTags(html, files, baseUrl) : html;
  };
}
