import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { fencesFolder } from 'docusaurus-demo-islands/live-fences';

/**
 * The bundler's rule for the images of demos on a site below a path. The code that readers see and
 * copy keeps the addresses at the root, where online editors serve the images.
 *
 * @param folders - The docs folders, relative to the repository.
 * @param baseUrl - The site's base URL, with slashes at both ends.
 * @returns No rule for a site at the root.
 */
export function imageRules(folders: readonly string[], siteDir: string, baseUrl: string) {
  const rule = {
    test: /\.tsx?$/,
    // These queries stand for the source of a demo.
    resourceQuery: { not: /^\?(?:island|frame|facts)$/ },
    include: [...folders.map((folder) => path.join(siteDir, folder)), fencesFolder(siteDir)].map(
      (folder) => folder + path.sep,
    ),
    enforce: 'pre',
    loader: path.join(__dirname, 'image-loader.cjs'),
    options: { basePath: baseUrl.slice(0, -1) },
  } satisfies RuleSetRule;
  return baseUrl === '/' ? [] : [rule];
}
