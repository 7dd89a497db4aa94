import path from 'node:path';
import type { DocsInstance } from '../../../src/foundation/products';

/**
 * The path of a page, with slashes at both ends.
 *
 * @param file - Its file, from the repository's root.
 * @param frontMatter - What the page's front matter contains.
 * @param folders - The docs folders that may contain it.
 * @returns Empty if none of them contains it.
 */
export function pagePath(
  file: string,
  frontMatter: unknown,
  folders: readonly Pick<DocsInstance, 'folder' | 'basePath'>[],
): string {
  const docs = folders.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!docs) {
    return '';
  }
  const { slug } = (frontMatter ?? {}) as { slug?: unknown };
  const id = file.slice(docs.folder.length).replace(/\.mdx$/, '');
  return path.posix.join(docs.basePath, String(slug ?? id), '/');
}
