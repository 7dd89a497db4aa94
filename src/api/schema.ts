import * as z from 'zod';
import { address, component as described } from 'react-component-api/schema';
import type { ProductId } from '../foundation/products';

const { $schema, name, kind, ...facts } = described.shape;

/**
 * Schema of `<Component>.json`, published as JSON Schema. Pages import its types only, from
 * `types.ts`, so they don't include Zod.
 */
export const component = z
  .strictObject({
    $schema,
    name: z.string().regex(/^[A-Z]\w*(?:\.[A-Z]\w*)?$/),
    slug: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .meta({ description: "Last segment of the page's path, such as `text-field`." }),
    section: z
      .string()
      .regex(/^[a-z][a-z-]*$/)
      .optional()
      .meta({
        description: 'Path segment shared by the pages of one package, such as `data-grid`.',
      }),
    kind,
    product: z.string<ProductId>(),
    version: z.string().meta({ description: 'The described version of the product.' }),
    ...facts,
    inheritance: z
      .strictObject({
        name: z.string(),
        pathname: z
          .string()
          .nullable()
          .meta({ description: "Its API page on this site; `null` if it isn't documented here." }),
        href: z.string().nullable().meta({
          description: "URL of its documentation elsewhere; `null` if it's documented here.",
        }),
      })
      .nullable()
      .meta({ description: 'The component that receives all other props.' }),
    source: address,
    declaration: address.meta({
      description:
        'URL of its declaration at the documented version: the line in the hand-written `.d.ts`, or the TypeScript file that the declaration was generated from.',
    }),
  })
  .meta({ title: 'API of a component' });
