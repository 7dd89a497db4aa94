import { ignoredFiles } from '../../../shared/page-files';
import type { SiteRule } from './rule';

/** Markdown files in docs folders that are no pages, because of their ending. */
export const ignoredFile: SiteRule = {
  id: 'ignored-file',
  level: 'error',
  stopsBuild: true,
  check: ({ folders, root }) =>
    folders
      .flatMap(({ folder }) => ignoredFiles(folder, root))
      .map((fault) => ({ ...fault, line: 1 })),
};
