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

/** Validates the options; the manual lists its descriptions. */
export const optionSchema = Joi.object<PluginOptions>({
  id: Joi.string().description("Set by Docusaurus; don't set it."),
  folders: Joi.array()
    .items(Joi.object().unknown())
    .min(1)
    .required()
    .description('The docs folders whose demos can be framed and edited, at least one.'),
  archives: Joi.array()
    .items(Joi.object().unknown())
    .required()
    .description('The archived versions among them, with their libraries.'),
  stylesheets: Joi.object()
    .pattern(Joi.string(), Joi.string())
    .required()
    .description("Path of each library theme's stylesheet below the base URL, by demo scope."),
  browsers: Joi.array()
    .items(Joi.string())
    .min(1)
    .required()
    .description("Browserslist targets of the frames' code."),
  layers: Joi.array()
    .items(Joi.string())
    .min(1)
    .required()
    .description('Cascade layers, lowest priority first.'),
});

/** Validates the options of the plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(optionSchema, options);
}
