import type { Joi } from '@docusaurus/utils-validation';
import type { OptionRow } from './option';

/** The part of Joi's own description of a schema that a table shows. */
interface Description {
  type?: string;
  flags?: { presence?: string; description?: string; default?: unknown };
  keys?: Record<string, Description>;
  items?: Description[];
  patterns?: { rule: Description }[];
}

function typeOf({ type = 'any', items, patterns }: Description): string {
  if (type === 'array') {
    return `${items?.length === 1 ? typeOf(items[0]) : 'any'}[]`;
  }
  return patterns ? `Record<string, ${typeOf(patterns[0].rule)}>` : type;
}

function fieldsOf(description: Description, prefix: string): OptionRow[] {
  return Object.entries(description.keys ?? {}).flatMap(([key, field]) => {
    const name = prefix + key;
    const { presence, description: text, default: fallback } = field.flags ?? {};
    if (!text) {
      throw new Error(
        `The option "${name}" has no description, so the manual can't list it. Add .description('…') to its schema.`,
      );
    }
    const row: OptionRow = {
      ...{ name, type: typeOf(field), required: presence === 'required', description: text },
      ...(fallback === undefined ? {} : { default: JSON.stringify(fallback) }),
    };
    const [item] = field.items ?? [];
    const inner = item ? fieldsOf(item, `${name}[].`) : fieldsOf(field, `${name}.`);
    return [row, ...inner];
  });
}

/**
 * Lists the options of a Joi schema as rows. Fields of nested objects follow their object:
 * `folders`, then `folders[].id`.
 *
 * @throws If an option has no description.
 */
export function joiRows(schema: Joi.ObjectSchema): OptionRow[] {
  return fieldsOf(schema.describe() as Description, '');
}
