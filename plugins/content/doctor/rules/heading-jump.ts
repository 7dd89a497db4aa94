import path from 'node:path';
import { isPartial } from '../../../shared/page-files';
import { headingFaults } from '../../docs-instances/headings';
import { partialHeadings } from '../../docs-instances/partial-headings';
import type { PageRule } from './rule';

/** Skipped levels, and a second h1. */
export const headingJump: PageRule = {
  id: 'heading-jump',
  level: 'error',
  check: async ({ tree, file }, { root }) =>
    headingFaults(tree, {
      isPartial: isPartial(file),
      partials: await partialHeadings(tree, path.join(root, file), root),
    }).map(({ position, message, cure }) => ({
      ...{ line: position?.start.line ?? 1, column: position?.start.column, message, cure },
    })),
};
