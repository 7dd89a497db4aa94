import * as z from 'zod';
import { archive, docsFolder } from '../demos/options';
import { pluginOptions } from '../../shared/plugin-options';

/** Options of the plugin. */
export const optionSchema = pluginOptions({
  folders: z
    .array(docsFolder)
    .min(1)
    .meta({ description: 'The docs folders whose demos can be framed and edited, at least one.' }),
  archives: z
    .array(archive)
    .meta({ description: 'The archived versions among them, with their libraries.' }),
  stylesheets: z.record(z.string(), z.string()).meta({
    description: "Path of each library theme's stylesheet below the base URL, by demo scope.",
  }),
  browsers: z
    .array(z.string())
    .min(1)
    .meta({ description: "Browserslist targets of the frames' code." }),
  layers: z
    .array(z.string())
    .min(1)
    .readonly()
    .meta({ description: 'Cascade layers, lowest priority first.' }),
});

/** Options of the plugin. */
export type PluginOptions = z.infer<typeof optionSchema>;
