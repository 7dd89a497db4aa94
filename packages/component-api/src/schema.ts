import * as z from 'zod';

const reason = z
  .string()
  .optional()
  .meta({ description: 'Reason, Markdown; may be empty. Absent if not deprecated.' });

const description = z.string().meta({ description: 'Markdown; empty if there is no comment.' });

const since = z
  .string()
  .regex(/^\d+$/)
  .optional()
  .meta({ description: 'Major version that brought it; absent where every known release has it.' });

const removed = z
  .strictObject({
    version: z.string().regex(/^\d+$/),
    instead: z.string().optional().meta({
      description: 'What to use instead, Markdown. Absent if the deprecation says it.',
    }),
  })
  .optional()
  .meta({ description: 'The major version without it; absent where every later release has it.' });

export const address = z.string().regex(/^https:\/\//);

export const typeText = z
  .strictObject({
    text: z.string().regex(/./).meta({ description: 'The complete type.' }),
    short: z
      .string()
      .regex(/./)
      .meta({ description: "One line; equal to `text` if that's short enough." }),
    kind: z
      .enum([
        ...(['boolean', 'number', 'string', 'literals', 'node', 'element-type', 'ref'] as const),
        ...(['function', 'array', 'sx', 'object', 'other'] as const),
      ])
      .meta({ description: 'The kind of value that it accepts.' }),
    values: z
      .array(z.union([z.string(), z.number(), z.boolean(), z.null()], { error: 'a literal' }))
      .optional()
      .meta({ description: "The fixed values that it allows, in the declaration's order." }),
    extendedBy: z
      .string()
      .optional()
      .meta({ description: 'Interface that projects augment to add values.' }),
  })
  .meta({ id: 'type', description: 'A TypeScript type in readable form.' });

export const argument = z.strictObject({
  name: z.string(),
  type: z.string(),
  optional: z.boolean(),
  description: description.optional(),
});

export const signature = z
  .strictObject({
    text: z.string(),
    arguments: z.array(argument),
    returns: z.strictObject({ type: z.string(), description: description.optional() }),
  })
  .meta({ id: 'signature', description: 'The signature of a callback.' });

export const facts = z
  .strictObject({
    type: z.string().optional(),
    default: z.string().nullable().optional().meta({ description: '`null` if there is none.' }),
    required: z.boolean().optional(),
  })
  .meta({ id: 'facts', description: 'The facts that changed.' });

export const change = z
  .strictObject({
    name: z.string().meta({ description: 'Name of the prop or slot; full name of the class.' }),
    kind: z.enum(['added', 'changed', 'deprecated', 'removed']),
    before: facts
      .optional()
      .meta({ description: 'All facts of a removed member, otherwise those that differ.' }),
    after: facts
      .optional()
      .meta({ description: 'All facts of an added member, otherwise those that differ.' }),
    deprecated: z.string().optional().meta({
      description:
        'Reason, Markdown, including the replacement. Set for deprecated members and for removed ones that were deprecated before.',
    }),
  })
  .meta({ id: 'change', description: 'One change between two releases.' });

export const changes = z.strictObject({
  props: z.array(change),
  slots: z.array(change),
  classes: z.array(change),
  systemProps: z.enum(['added', 'removed']).optional().meta({
    description: 'Whether style props such as `mt` became accepted, or no longer are.',
  }),
});

export const releaseChanges = changes.extend({ from: z.string(), to: z.string() });

export const prop = z
  .strictObject({
    name: z.string(),
    type: typeText,
    required: z.boolean(),
    description,
    default: z.string().optional(),
    deprecated: reason,
    see: z.array(z.string()).optional().meta({ description: 'Markdown.' }),
    signature: signature.optional(),
    since,
    removed,
  })
  .meta({ id: 'prop' });

export const inheritedProp = prop.extend({
  from: z.string().meta({ description: 'The component that declares it.' }),
});

export const slot = z
  .strictObject({
    name: z.string(),
    type: typeText,
    default: z
      .string()
      .nullable()
      .meta({ description: "Element or component rendered; `null` if it isn't declared." }),
    description,
    deprecated: reason,
    className: z
      .string()
      .nullable()
      .meta({ description: "Class of the slot's element; `null` if it has none." }),
    since,
    removed,
  })
  .meta({ id: 'slot', description: 'A part of the component that projects can replace.' });

export const classEntry = z
  .strictObject({
    key: z.string().meta({ description: 'Key in the `classes` prop, such as `root`.' }),
    className: z
      .string()
      .regex(/^\w+-/)
      .meta({ description: 'Full name, such as `MuiButton-root`.' }),
    description,
    deprecated: reason,
    isGlobal: z.boolean().meta({
      description: "Whether it's a state class shared by all components, such as `Mui-disabled`.",
    }),
    since,
    removed,
  })
  .meta({ id: 'class', description: 'A class that the component puts on one of its elements.' });

/** Schema of `<Component>.json`, whose fields it describes. */
export const component = z
  .strictObject({
    $schema: z.string().optional(),
    name: z
      .string()
      .regex(/^[A-Z]\w*(?:\.[A-Z]\w*)?$/)
      .meta({ description: 'Name in code, such as `Button` or `Form.Item`.' }),
    kind: z.literal('interface').optional().meta({
      description: 'Set for a type with its own page; `props` are its members.',
    }),
    package: z.strictObject({ name: z.string(), version: z.string() }),
    imports: z.tuple([z.string()], z.string()),
    description,
    deprecated: reason,
    props: z.array(prop),
    sx: z.boolean().meta({ description: 'Whether `sx` is accepted.' }),
    systemProps: z.boolean().meta({
      description: 'Whether style props such as `mt` and `bgcolor` are accepted directly.',
    }),
    ref: z.strictObject({ element: z.string().nullable() }).nullable().meta({
      description:
        "The element that `ref` receives; `null` if it varies. `ref` is `null` if refs aren't accepted.",
    }),
    spread: z
      .strictObject({ kind: z.enum(['component', 'element']), name: z.string() })
      .nullable()
      .meta({
        description: "What receives all other props; `null` if they're dropped.",
      }),
    inheritance: z
      .strictObject({
        name: z.string(),
        href: z.string().nullable().meta({
          description: "URL of its documentation elsewhere; `null` if it's described here too.",
        }),
      })
      .nullable()
      .meta({ description: 'The component that receives all other props.' }),
    inheritedProps: z.array(inheritedProp),
    slots: z.array(slot),
    classes: z.array(classEntry),
    themeName: z.string().nullable().meta({
      description: "Key in the theme's `components`; `null` if it isn't themeable.",
    }),
    source: address.nullable().meta({
      description: "URL of its source; `null` if the repository isn't known.",
    }),
    declaration: address.nullable().meta({
      description:
        'URL of its declaration: the line in the hand-written `.d.ts`, or the TypeScript file that it was generated from.',
    }),
    since,
    removed,
    laterChanges: z.array(releaseChanges).optional().meta({
      description:
        'Changes between consecutive releases after this one, newest first. Absent if there are none.',
    }),
    changes: z.array(releaseChanges).optional().meta({
      description:
        'Changes between consecutive documented releases, newest first, starting with the first release that has the component. Absent if only one release is documented.',
    }),
  })
  .meta({ title: 'API of a component' });
