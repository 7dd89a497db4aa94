import * as z from 'zod';
import type { ProductId } from '../../../src/foundation/products';
import { pluginOptions, sitePath } from '../../shared/plugin-options';

const described = z.object({
  name: z.string().meta({ description: 'Name on npm.' }),
  version: z.string().meta({ description: 'The exact installed version.' }),
  installedAs: z
    .string()
    .optional()
    .meta({ description: "The alias, if it's installed under one." }),
  section: z
    .string()
    .regex(/^[a-z-]+$/)
    .optional()
    .meta({
      description: "Folder of its API pages, if a product's packages have separate ones.",
    }),
  interfaces: z
    .array(z.string())
    .readonly()
    .optional()
    .meta({ description: 'Exported interfaces that get a page too.' }),
});

const target = z.object({
  product: z.string().meta({ description: 'Id of the product.' }) as z.ZodType<
    ProductId,
    ProductId
  >,
  version: z.string().meta({ description: 'The described release.' }),
  basePath: sitePath.meta({ description: 'Path of the product.' }),
  packages: z
    .array(described)
    .min(1)
    .meta({ description: 'The packages to describe, at least one.' }),
  repository: z
    .object({
      url: z.url().meta({ description: 'Address of the repository.' }),
      tag: z.string().meta({ description: 'Git tag of the release.' }),
      packageFolders: z
        .record(z.string(), z.string())
        .meta({ description: 'Folder of each package in the repository.' }),
    })
    .meta({ description: 'Where the sources are, for links.' }),
});

/** An npm package whose components are described. */
export type ApiPackage = z.infer<typeof described>;

/** One version of a product, generated together. */
export type ApiTarget = z.infer<typeof target>;

/** Options of the API reference plugin. */
export const optionSchema = pluginOptions({
  targets: z
    .array(target)
    .min(1)
    .meta({ description: 'One entry per product and version, from `targetsOf`.' }),
  outDir: z
    .string()
    .default('api-data')
    .meta({ description: 'Folder of the published descriptions in the output.' }),
});

/** Options of the API reference plugin. */
export type PluginOptions = z.infer<typeof optionSchema>;
