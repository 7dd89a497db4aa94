import { frontMatterFaults } from '../../docs-instances/front-matter';
import { lineOfField } from './rule';
import type { PageRule } from './rule';

/** Missing, unknown, malformed or too long fields. */
export const frontMatter: PageRule = {
  id: 'front-matter',
  level: 'error',
  check: ({ source, frontMatter: fields }) =>
    frontMatterFaults(fields).map(({ field, message, cure }) => ({
      line: lineOfField(source, field),
      message,
      cure,
    })),
};
