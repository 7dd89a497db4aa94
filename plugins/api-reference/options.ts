import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { ApiTarget } from './targets';

/** Options of the API reference plugin. */
export interface PluginOptions {
  id: string;
  /** One entry per product and version, from `targetsOf`. */
  targets: ApiTarget[];
  /** Folder of the published descriptions in the output. */
  outDir: string;
}

/** Default options. */
const DEFAULT_OPTIONS: Pick<PluginOptions, 'outDir'> = { outDir: 'api-data' };

const schema = Joi.object<PluginOptions>({
  id: Joi.string(),
  targets: Joi.array()
    .items(
      Joi.object({
        product: Joi.string().required(),
        version: Joi.string().required(),
        basePath: Joi.string().pattern(/^\//).required(),
        packages: Joi.array()
          .items(
            Joi.object({
              name: Joi.string().required(),
              version: Joi.string().required(),
              installedAs: Joi.string(),
              section: Joi.string().pattern(/^[a-z-]+$/),
              interfaces: Joi.array().items(Joi.string()),
            }),
          )
          .min(1)
          .required(),
        repository: Joi.object({
          url: Joi.string().uri().required(),
          tag: Joi.string().required(),
          packageFolders: Joi.object().pattern(Joi.string(), Joi.string()).required(),
        }).required(),
      }),
    )
    .min(1)
    .required(),
  outDir: Joi.string().default(DEFAULT_OPTIONS.outDir),
});

/** Validates the options of the API reference plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
