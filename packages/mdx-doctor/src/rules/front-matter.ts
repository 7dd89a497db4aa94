import type * as z from 'zod';
import type { PageRule } from '../engine/rule';
import { lineOfField } from '../page/front-matter';
import { faultsOf } from '../schema-faults';
import type { Fault } from '../schema-faults';

/**
 * A rule about missing, unknown, malformed or too long fields.
 *
 * @param faults - The errors in the fields of a page, each with the field first in its path.
 */
export function frontMatterRule(
  faults: (fields: Record<string, unknown>) => readonly Fault[],
): PageRule {
  return {
    id: 'front-matter',
    level: 'error',
    pagesOnly: true,
    check: ({ source, frontMatter, hasFields }) =>
      (hasFields ? faults(frontMatter) : []).map(({ path, message, cure }) => ({
        line: lineOfField(source, String(path[0])),
        message,
        cure,
      })),
  };
}

/** A rule about front matter that a schema describes. */
export function frontMatterSchema(schema: z.ZodType): PageRule {
  const names = { subject: 'The front matter', part: 'field' };
  return frontMatterRule((fields) => faultsOf(schema, fields, names));
}
