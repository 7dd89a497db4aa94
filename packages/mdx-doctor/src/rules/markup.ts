import path from 'node:path';
import { siteDirOf } from '../engine/site';
import type { PageRule } from '../engine/rule';
import { treeFaults } from '../markup/tree-faults';

/** Syntax that MDX parses, but that would be lost or shown as it is written. */
export const markup: PageRule = {
  id: 'markup',
  level: 'error',
  check: ({ tree, source, file }, site) =>
    treeFaults(tree, {
      ...{ source, siteDir: siteDirOf(site), file: path.join(site.root, file) },
      ...{ packages: site.packages, conventions: site.conventions },
      folders: site.folders.map(({ folder }) => folder),
    }),
};
