/** The subset of JSON Schema that the published schema uses. */
export interface Schema {
  type?: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: false;
  items?: Schema;
  enum?: (string | number | boolean | null)[];
  pattern?: string;
  anyOf?: Schema[];
  $ref?: string;
}

/** A schema document. */
export interface SchemaDocument extends Schema {
  $schema: string;
  $id: string;
  title: string;
  $defs: Record<string, Schema>;
}

const text: Schema = { type: 'string' };
const flag: Schema = { type: 'boolean' };
const markdown: Schema = { type: 'string', description: 'Markdown.' };
const reason: Schema = { type: 'string', description: 'Reason, Markdown; may be empty.' };

const since: Schema = {
  type: 'string',
  pattern: '^\\d+$',
  description: 'Major version that brought it; absent where every known release has it.',
};

function orNull(schema: Schema): Schema {
  return { anyOf: [schema, { type: 'null' }] };
}

function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

function record(properties: Record<string, Schema>, optional: string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

const changeList = listOf({ $ref: '#/$defs/change' });

const prop = {
  name: text,
  type: { $ref: '#/$defs/type' },
  required: flag,
  description: markdown,
  default: text,
  deprecated: reason,
  see: listOf(markdown),
  signature: { $ref: '#/$defs/signature' },
  since,
} satisfies Record<string, Schema>;

const OPTIONAL_OF_PROP = ['default', 'deprecated', 'see', 'signature', 'since'];

/** File name of the schema in the folder of the descriptions. */
export const SCHEMA_FILE = 'component.schema.json';

/** Schema of `<Component>.json`; must match the types in `src/api/types.ts`. */
export const COMPONENT_SCHEMA: SchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: SCHEMA_FILE,
  title: 'API of a component',
  ...record(
    {
      $schema: text,
      name: { type: 'string', pattern: '^[A-Z]\\w*$' },
      slug: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
      section: { type: 'string', pattern: '^[a-z][a-z-]*$' },
      kind: { enum: ['interface'] },
      product: text,
      version: text,
      package: record({ name: text, version: text }),
      imports: listOf(text),
      description: markdown,
      deprecated: reason,
      props: listOf({ $ref: '#/$defs/prop' }),
      sx: flag,
      systemProps: flag,
      ref: orNull(record({ element: orNull(text) })),
      spread: orNull(record({ kind: { enum: ['component', 'element'] }, name: text })),
      inheritance: orNull(record({ name: text, pathname: orNull(text), href: orNull(text) })),
      inheritedProps: listOf(record({ ...prop, from: text }, OPTIONAL_OF_PROP)),
      slots: listOf({ $ref: '#/$defs/slot' }),
      classes: listOf({ $ref: '#/$defs/class' }),
      themeName: orNull(text),
      source: { type: 'string', pattern: '^https://' },
      declaration: { type: 'string', pattern: '^https://' },
      since,
      changes: listOf(
        record({
          ...{ from: text, to: text },
          ...{ props: changeList, slots: changeList, classes: changeList },
        }),
      ),
    },
    ['$schema', 'section', 'kind', 'deprecated', 'since', 'changes'],
  ),
  $defs: {
    prop: record(prop, OPTIONAL_OF_PROP),
    type: record(
      {
        text: { type: 'string', pattern: '.' },
        short: { type: 'string', pattern: '.' },
        kind: {
          enum: [
            ...['boolean', 'number', 'string', 'literals', 'node', 'element-type', 'ref'],
            ...['function', 'array', 'sx', 'object', 'other'],
          ],
        },
        values: listOf({
          anyOf: [text, { type: 'number' }, flag, { type: 'null' }],
        }),
        extendedBy: text,
      },
      ['values', 'extendedBy'],
    ),
    signature: record({
      text,
      arguments: listOf(
        record({ name: text, type: text, optional: flag, description: markdown }, ['description']),
      ),
      returns: record({ type: text, description: markdown }, ['description']),
    }),
    slot: record(
      {
        name: text,
        type: { $ref: '#/$defs/type' },
        default: orNull(text),
        description: markdown,
        deprecated: reason,
        className: orNull(text),
        since,
      },
      ['deprecated', 'since'],
    ),
    class: record(
      {
        key: text,
        className: { type: 'string', pattern: '^\\w+-' },
        description: markdown,
        deprecated: reason,
        isGlobal: flag,
        since,
      },
      ['deprecated', 'since'],
    ),
    change: record(
      {
        name: text,
        kind: { enum: ['added', 'changed', 'deprecated', 'removed'] },
        before: { $ref: '#/$defs/facts' },
        after: { $ref: '#/$defs/facts' },
        deprecated: reason,
      },
      ['before', 'after', 'deprecated'],
    ),
    facts: record({ type: text, default: orNull(text), required: flag }, [
      ...['type', 'default', 'required'],
    ]),
  },
};
