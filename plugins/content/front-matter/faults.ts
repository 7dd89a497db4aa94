import { ownValue } from '../../../src/foundation/own-value';
import { faultsOf } from 'mdx-doctor/schema-faults';
import type { Fault } from 'mdx-doctor/schema-faults';
import { otherField } from './other-fields';
import { frontMatter } from './schema';

/** How to write a text such as 404, which YAML reads as a number. */
function quotesCure(name: string, value: unknown): string {
  const schema = Object.hasOwn(frontMatter.shape, name)
    ? frontMatter.shape[name as keyof typeof frontMatter.shape]
    : null;
  const isUnquoted = typeof value === 'number' || typeof value === 'boolean';
  return isUnquoted && schema?.safeParse(String(value)).success
    ? ` Put text in quotes: "${String(value)}".`
    : '';
}

/**
 * Validates a page's front matter.
 *
 * @returns At most one error per value, each with the field first in its path; empty if it's valid.
 */
export function frontMatterFaults(fields: Record<string, unknown>): Fault[] {
  if (Object.keys(fields).length === 0) {
    const cure =
      'Start the file with it: title, slug and description as YAML between two --- lines.';
    return [{ path: ['title'], message: 'The page has no front matter.', cure }];
  }
  return faultsOf(frontMatter, fields, { subject: 'The front matter', part: 'field' }).map(
    (fault) => {
      const name = String(fault.path[0]);
      const cure = Object.hasOwn(frontMatter.shape, name) ? undefined : otherField(name);
      return { ...fault, cure: cure ?? fault.cure + quotesCure(name, ownValue(fields, name)) };
    },
  );
}
