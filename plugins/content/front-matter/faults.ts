import { faultsOf } from '../../shared/schema-faults';
import type { Fault } from '../../shared/schema-faults';
import { frontMatter } from './schema';

/**
 * Validates a page's front matter.
 *
 * @returns At most one error per value, each with the field first in its path; empty if it's valid.
 */
export function frontMatterFaults(fields: Record<string, unknown>): Fault[] {
  return faultsOf(frontMatter, fields, { subject: 'The front matter', part: 'field' });
}
