import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { DocsArchive, DocsInstance } from '../../src/products';

/** A docs folder, the path of its pages, and the scope of its demos. */
export type DemoFolder = Pick<DocsInstance, 'folder' | 'basePath' | 'demoScope'>;

/** Options of the plugin. */
export interface PluginOptions {
  id: string;
  /** The docs folders whose demos can be framed and edited. */
  folders: DemoFolder[];
  /** The archived versions among them, with their libraries. */
  archives: readonly DocsArchive[];
  /** Path of each library theme's stylesheet below the base URL, by demo scope. */
  stylesheets: Record<string, string>;
  /** Browserslist targets of the frames' code. */
  browsers: string[];
  /** Cascade layers, lowest priority first. */
  layers: readonly string[];
}

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  folders: Joi.array().items(Joi.object().unknown()).min(1).required(),
  archives: Joi.array().items(Joi.object().unknown()).required(),
  stylesheets: Joi.object().pattern(Joi.string(), Joi.string()).required(),
  browsers: Joi.array().items(Joi.string()).min(1).required(),
  layers: Joi.array().items(Joi.string()).min(1).required(),
});

/** Validates the options of the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
