import { headingFaults } from '../../docs-instances/headings';
import type { PageRule } from './rule';

/** Skipped levels, and a second h1. */
export const headingJump: PageRule = {
  id: 'heading-jump',
  level: 'error',
  check: ({ tree }) =>
    headingFaults(tree).map(({ position, message, cure }) => ({
      ...{ line: position?.start.line ?? 1, column: position?.start.column, message, cure },
    })),
};
