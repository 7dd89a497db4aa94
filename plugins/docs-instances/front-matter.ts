import leven from 'leven';
import type { Option } from '../option-tables/option';
import { OPTIONAL_FIELDS, REQUIRED_FIELDS } from './front-matter-fields';

/** An error in a page's front matter. */
export interface FrontMatterFault {
  /** Name of the field. */
  field: string;
  /** What is wrong, including the received value. */
  message: string;
  /** How to fix it. */
  cure: string;
}

const ALL: Readonly<Record<string, Option>> = { ...REQUIRED_FIELDS, ...OPTIONAL_FIELDS };
const FIELDS = Object.keys(ALL);

function nearest(field: string): string | undefined {
  const near = FIELDS.map((one) => ({ one, far: leven(field.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .find(({ far }) => far <= 2 || far < field.length / 3);
  return near?.one;
}

function unknownField(field: string): FrontMatterFault {
  const near = nearest(field);
  return {
    field,
    message: `The front matter has the unknown field "${field}".`,
    cure: near ? `Did you mean "${near}"?` : `Known fields: ${FIELDS.join(', ')}.`,
  };
}

function wrongValue(field: string, value: unknown, expected: string): FrontMatterFault {
  const size = expected.startsWith('at most') ? ` (${String(value).length} characters)` : '';
  return {
    field,
    message: `"${field}" is ${JSON.stringify(value)}${size}.`,
    cure: `Expected ${expected}.`,
  };
}

/**
 * Validates a page's front matter.
 *
 * @returns At most one error per field; empty if it is valid.
 */
export function frontMatterFaults(frontMatter: Record<string, unknown>): FrontMatterFault[] {
  const missing = Object.entries(REQUIRED_FIELDS).filter(
    ([field]) => !Object.hasOwn(frontMatter, field),
  );
  return [
    ...missing.map(([field, { cure }]) => ({
      ...{ field, message: `The front matter has no "${field}".`, cure },
    })),
    ...Object.entries(frontMatter).flatMap(([field, value]) => {
      const check = Object.hasOwn(ALL, field) ? ALL[field].check : null;
      if (!check) {
        return [unknownField(field)];
      }
      const expected = check(value);
      return expected ? [wrongValue(field, value, expected)] : [];
    }),
  ];
}
