import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What is read of a document's metadata, as Docusaurus writes it while it builds. */
interface DocMetadata {
  /** Path of the page's file, such as `@site/docs-joy/components/card/card.mdx`. */
  source: string;
  /** Path of the page with a trailing slash. */
  permalink: string;
}

/** The site is built from `.docusaurus`, so these are the sources of the last build. */
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
 * The files that the pages of the last build were made from.
 *
 * @param root - Root folder of the repository.
 * @returns Path from the root by route (with a trailing slash); empty without a build.
 */
export function pageSources(root: string): ReadonlyMap<string, string> {
  const dir = path.join(root, GENERATED);
  if (!existsSync(dir)) {
    return new Map();
  }
  return new Map(
    metadataFiles(dir).map((file) => {
      const { permalink, source } = JSON.parse(readFileSync(file, 'utf8')) as DocMetadata;
      return [permalink, source.replace(/^@site\//, '')];
    }),
  );
}

/**
 * Whether a page's file or another file that belongs to it is in a list: a page of a folder that
 * has demos owns the whole folder.
 *
 * @param source - The page's file, from the repository's root.
 * @param files - Paths from the repository's root.
 *
 * @example
 * isPageTouched('docs-joy/components/card/card.mdx', ['docs-joy/components/card/demos/Basic.tsx']);
 */
export function isPageTouched(source: string, files: readonly string[]): boolean {
  const demos = `${path.posix.dirname(source)}/demos/`;
  return files.some((file) => file === source || file.startsWith(demos));
}
