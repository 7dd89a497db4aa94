import * as z from 'zod';
import type { OptionRow } from './cells';

/** The part of JSON Schema that a table shows; `meta` of the Zod schema may set any of it. */
interface Description {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: unknown[];
  items?: Description;
  properties?: Record<string, Description>;
  required?: string[];
  additionalProperties?: Description | false;
}

function typeOf({ type = 'any', enum: values, items, additionalProperties }: Description): string {
  if (values) {
    return values.map((value) => JSON.stringify(value)).join(' | ');
  }
  if (type === 'array') {
    return `${items ? typeOf(items) : 'any'}[]`;
  }
  return additionalProperties && additionalProperties.type
    ? `Record<string, ${typeOf(additionalProperties)}>`
    : type;
}

function fieldsOf({ properties = {}, required = [] }: Description, prefix: string): OptionRow[] {
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key;
    const { description, default: fallback, items } = field;
    if (!description) {
      throw new Error(
        `The option "${name}" has no description, so the manual can't list it. Add .meta({ description: '…' }) to its schema.`,
      );
    }
    const row: OptionRow = {
      ...{ name, type: typeOf(field), required: required.includes(key), description },
      ...(fallback === undefined ? {} : { default: JSON.stringify(fallback) }),
    };
    return [row, ...(items ? fieldsOf(items, `${name}[].`) : fieldsOf(field, `${name}.`))];
  });
}

/**
 * Lists the options of a Zod schema as rows, from their `meta`: `description`, `default`, and `type`
 * if readers write it in another way. Fields of nested objects follow their object: `folders`, then
 * `folders[].id`.
 *
 * @throws If an option has no description.
 */
export function schemaRows(schema: z.ZodObject): OptionRow[] {
  return fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as Description, '');
}
