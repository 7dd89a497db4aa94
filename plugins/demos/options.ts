import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { DocsArchive, DocsInstance } from '../../src/products';
import type { Extent } from '../extent';

/** Options of the demos plugin. */
export interface PluginOptions {
  id: string;
  /** The docs instances whose pages can contain demos. */
  instances: DocsInstance[];
  /** Their archived versions, whose demos use a different package. */
  archives: DocsArchive[];
  /** Which demos' bundle sizes a production build measures. */
  sizes: Extent;
}

/** Validates the options; the manual lists its descriptions. */
export const optionSchema = Joi.object<PluginOptions>({
  id: Joi.string().description("Set by Docusaurus; don't set it."),
  instances: Joi.array()
    .items(
      Joi.object({
        id: Joi.string().required().description('Id of the instance.'),
        folder: Joi.string().required().description("Its folder, from the repository's root."),
        basePath: Joi.string().required().description('Path of its pages, without trailing slash.'),
        demoScope: Joi.string().required().description('The library that its demos run on.'),
      }).unknown(),
    )
    .min(1)
    .required()
    .description('The docs instances whose pages can contain demos, at least one.'),
  archives: Joi.array()
    .items(
      Joi.object({
        instance: Joi.string().required().description('Id of the docs instance.'),
        version: Joi.string().required().description('The archived release.'),
        folder: Joi.string().required().description('Folder of the archived pages.'),
        basePath: Joi.string().required().description('Path of the archived pages.'),
        packageName: Joi.string().required().description('The package that demos import.'),
        installedAs: Joi.string().required().description("The alias it's installed under."),
        demoScope: Joi.string().required().description('The library that the demos run on.'),
      }).unknown(),
    )
    .required()
    .description('Archived versions, whose demos use a different package.'),
  sizes: Joi.string()
    .valid('all', 'sample')
    .required()
    .description('Which demos are measured: all of them, or a fixed sample for tests.'),
});

/** Validates the options of the demos plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(optionSchema, options);
}
