import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { DocsInstance } from '../../src/products';

/** Options of the demos plugin. */
export interface PluginOptions {
  id: string;
  /** The docs instances whose pages may show demos. */
  instances: DocsInstance[];
}

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  instances: Joi.array()
    .items(
      Joi.object({
        id: Joi.string().required(),
        folder: Joi.string().required(),
        basePath: Joi.string().required(),
        demoScope: Joi.string().valid('material', 'joy').required(),
      }).unknown(),
    )
    .min(1)
    .required(),
});

/** Validates the options of the demos plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
