import * as z from 'zod';
import { LIBRARIES } from '../../../src/demos/libraries';
import type { DemoScope } from '../../../src/foundation/products';
import { pluginOptions, sitePath } from '../../shared/plugin-options';

const demoScope = z
  .enum(Object.keys(LIBRARIES) as DemoScope[])
  .meta({ description: 'The library that its demos run on.' });

/** A docs folder with demos. */
export const docsFolder = z.object({
  folder: z.string().meta({ description: "The folder, from the repository's root." }),
  basePath: sitePath.meta({ description: 'Path of its pages, without trailing slash.' }),
  demoScope,
});

/** An archived version, whose demos use a different package. */
export const archive = z.object({
  version: z.string().meta({ description: 'The archived release.' }),
  folder: z.string().meta({ description: 'Folder of the archived pages.' }),
  packageName: z.string().meta({ description: 'The package that demos import.' }),
  installedAs: z.string().meta({ description: "The alias it's installed under." }),
  demoScope,
});

/** An archived version, whose demos use a different package. */
export type Archive = z.infer<typeof archive>;

/** Options of the demos plugin. */
export const optionSchema = pluginOptions({
  instances: z
    .array(docsFolder)
    .min(1)
    .meta({ description: 'The docs instances whose pages can contain demos, at least one.' }),
  archives: z
    .array(archive)
    .meta({ description: 'Archived versions, whose demos use a different package.' }),
  sizes: z.enum(['all', 'sample']).meta({
    description: 'Which demos are measured: all of them, or a fixed sample for tests.',
  }),
});

/** Options of the demos plugin. */
export type PluginOptions = z.infer<typeof optionSchema>;
