import path from 'node:path';

/**
 * Path of a demo's source page below the site's base URL, without extension.
 *
 * @param file - The demo's path relative to the repository.
 * @example sourcePath('docs-material/components/button/demos/BasicButtons.tsx')
 * // 'demos/docs-material/components/button/BasicButtons'
 */
export function sourcePath(file: string): string {
  const folder = path.posix.dirname(file).replace(/\/demos$/, '');
  return path.posix.join('demos', folder, path.posix.basename(file, '.tsx'));
}
