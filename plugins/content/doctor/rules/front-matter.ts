import { frontMatterFaults } from '../../front-matter/faults';
import { lineOfField } from '../../../shared/page-files';
import type { PageRule } from './rule';

/** Missing, unknown, malformed or too long fields. */
export const frontMatter: PageRule = {
  id: 'front-matter',
  level: 'error',
  pagesOnly: true,
  check: ({ source, frontMatter: fields }) =>
    frontMatterFaults(fields).map(({ path, message, cure }) => ({
      line: lineOfField(source, String(path[0])),
      message,
      cure,
    })),
};
