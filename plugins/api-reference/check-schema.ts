import { ownValue } from '../../src/own-value';
import type { Schema, SchemaDocument } from './schema';

function typeOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeOf(value) === 'object';
}

function objectErrors(
  value: Record<string, unknown>,
  { properties = {}, required = [], additionalProperties }: Schema,
  document: SchemaDocument,
  path: string,
): string[] {
  const missing = required.filter((name) => ownValue(value, name) === undefined);
  const unknown =
    additionalProperties === false
      ? Object.keys(value).filter((name) => !Object.hasOwn(properties, name))
      : [];
  return [
    ...missing.map((name) => `${path}/${name} is missing`),
    ...unknown.map((name) => `${path}/${name} is not in the schema`),
    ...Object.entries(properties).flatMap(([name, schema]) => {
      const property = ownValue(value, name);
      return property === undefined ? [] : errorsOf(property, schema, document, `${path}/${name}`);
    }),
  ];
}

function errorsOf(
  value: unknown,
  schema: Schema,
  document: SchemaDocument,
  path: string,
): string[] {
  if (schema.$ref) {
    return errorsOf(value, ownValue(document.$defs, schema.$ref.split('/')[2])!, document, path);
  }
  if (schema.anyOf) {
    const all = schema.anyOf.map((one) => errorsOf(value, one, document, path));
    return all.some((errors) => errors.length === 0) ? [] : all[0];
  }
  if (schema.type && schema.type !== typeOf(value)) {
    return [`${path} is ${typeOf(value)}, not ${schema.type}`];
  }
  if (schema.enum && !schema.enum.some((one) => one === value)) {
    return [`${path} is ${JSON.stringify(value)}, not one of ${schema.enum.join(', ')}`];
  }
  if (schema.pattern && !new RegExp(schema.pattern).test(String(value))) {
    return [`${path} is ${JSON.stringify(value)}, which does not match ${schema.pattern}`];
  }
  const { items } = schema;
  if (Array.isArray(value) && items) {
    return value.flatMap((one, index) => errorsOf(one, items, document, `${path}/${index}`));
  }
  return isRecord(value) ? objectErrors(value, schema, document, path) : [];
}

/**
 * Validates a value against the supported subset of JSON Schema.
 *
 * @returns One sentence per error, with the path in the value; empty if it's valid.
 */
export function checkSchema(value: unknown, document: SchemaDocument): string[] {
  return errorsOf(value, document, document, '');
}
