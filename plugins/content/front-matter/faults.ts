import { faultsOf } from '../../shared/schema-faults';
import type { Fault } from '../../shared/schema-faults';
import { otherField } from './other-fields';
import { frontMatter } from './schema';

/**
 * Validates a page's front matter.
 *
 * @returns At most one error per value, each with the field first in its path; empty if it's valid.
 */
export function frontMatterFaults(fields: Record<string, unknown>): Fault[] {
  return faultsOf(frontMatter, fields, { subject: 'The front matter', part: 'field' }).map(
    (fault) => {
      const name = String(fault.path[0]);
      const cure = Object.hasOwn(frontMatter.shape, name) ? undefined : otherField(name);
      return cure ? { ...fault, cure } : fault;
    },
  );
}
