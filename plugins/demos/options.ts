import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { DocsArchive, DocsInstance } from '../../src/products';

/** Options of the demos plugin. */
export interface PluginOptions {
  id: string;
  /** The docs instances whose pages can contain demos. */
  instances: DocsInstance[];
  /** Their archived versions, whose demos use a different package. */
  archives: DocsArchive[];
}

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  instances: Joi.array()
    .items(
      Joi.object({
        id: Joi.string().required(),
        folder: Joi.string().required(),
        basePath: Joi.string().required(),
        demoScope: Joi.string().required(),
      }).unknown(),
    )
    .min(1)
    .required(),
  archives: Joi.array()
    .items(
      Joi.object({
        instance: Joi.string().required(),
        version: Joi.string().required(),
        folder: Joi.string().required(),
        basePath: Joi.string().required(),
        packageName: Joi.string().required(),
        installedAs: Joi.string().required(),
        demoScope: Joi.string().required(),
      }),
    )
    .required(),
});

/** Validates the options of the demos plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
