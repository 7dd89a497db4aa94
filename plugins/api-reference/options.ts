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

/** Validates the options; the manual lists its descriptions. */
export const optionSchema = Joi.object<PluginOptions>({
  id: Joi.string().description("Set by Docusaurus; don't set it."),
  targets: Joi.array()
    .items(
      Joi.object({
        product: Joi.string().required().description('Id of the product.'),
        version: Joi.string().required().description('The described release.'),
        basePath: Joi.string().pattern(/^\//).required().description('Path of the product.'),
        packages: Joi.array()
          .items(
            Joi.object({
              name: Joi.string().required().description('Name on npm.'),
              version: Joi.string().required().description('The exact installed version.'),
              installedAs: Joi.string().description("The alias, if it's installed under one."),
              section: Joi.string()
                .pattern(/^[a-z-]+$/)
                .description(
                  "Folder of its API pages, if a product's packages have separate ones.",
                ),
              interfaces: Joi.array()
                .items(Joi.string())
                .description('Exported interfaces that get a page too.'),
            }),
          )
          .min(1)
          .required()
          .description('The packages to describe, at least one.'),
        repository: Joi.object({
          url: Joi.string().uri().required().description('Address of the repository.'),
          tag: Joi.string().required().description('Git tag of the release.'),
          packageFolders: Joi.object()
            .pattern(Joi.string(), Joi.string())
            .required()
            .description('Folder of each package in the repository.'),
        })
          .required()
          .description('Where the sources are, for links.'),
      }),
    )
    .min(1)
    .required()
    .description('One entry per product and version, from `targetsOf`.'),
  outDir: Joi.string()
    .default(DEFAULT_OPTIONS.outDir)
    .description('Folder of the published descriptions in the output.'),
});

/** Validates the options of the API reference plugin. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<PluginOptions>, PluginOptions>): PluginOptions {
  return validate(optionSchema, options);
}
