import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The parts of a document's metadata, as written by Docusaurus, that are used here. */
interface DocMetadata {
  /** Path of the page's file, such as `@site/docs-joy/components/card/card.mdx`. */
  source: string;
  /** Path of the page with a trailing slash. */
  permalink: string;
}

/** The site is built from `.docusaurus`, so this describes the last build. */
const GENERATED = '.docusaurus/docusaurus-plugin-content-docs';

function metadataFiles(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((instance) =>
      readdirSync(path.join(dir, instance.name))
        .filter((name) => /^site-.*\.json$/.test(name))
        .map((name) => path.join(dir, instance.name, name)),
    );
}

/**
 * The source files of the pages in the last build.
 *
 * @param root - Root folder of the repository.
 * @returns Path relative to the root, by route (with a trailing slash); empty without a build.
 */
export function pageSources(root: string): ReadonlyMap<string, string> {
  const dir = path.join(root, GENERATED);
  if (!existsSync(dir)) {
    return new Map();
  }
  return new Map(
    metadataFiles(dir).map((file) => {
      const { permalink, source } = JSON.parse(readFileSync(file, 'utf8')) as DocMetadata;
      // Docusaurus's permalinks lack the slash at the end.
      return [permalink.replace(/\/?$/, '/'), source.replace(/^@site\//, '')];
    }),
  );
}

/**
 * Whether a list contains a page's file or another file that belongs to it. In a folder with demos,
 * all files belong to the page.
 *
 * @param source - The page's file, relative to the repository's root.
 * @param files - Paths relative to the repository's root.
 *
 * @example
 * isPageTouched('docs-joy/components/card/card.mdx', ['docs-joy/components/card/demos/Basic.tsx']);
 */
export function isPageTouched(source: string, files: readonly string[]): boolean {
  const demos = `${path.posix.dirname(source)}/demos/`;
  return files.some((file) => file === source || file.startsWith(demos));
}
