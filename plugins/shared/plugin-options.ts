// Docusaurus's module loader has no `{ z }`: it replaces a package by its default export.
import * as z from 'zod';
import { faultsOf } from 'mdx-doctor/schema-faults';

/** A path of the site. */
export const sitePath = z.string().regex(/^\//, { error: 'a path that starts with a slash' });

/** The schema of a plugin's options; the manual lists their descriptions. */
export function pluginOptions<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({
    id: z.string().default('default').meta({ description: "Set by Docusaurus; don't set it." }),
    ...shape,
  });
}

/**
 * The function with which Docusaurus validates a plugin's options.
 *
 * @param plugin - The plugin's name, for the error.
 * @example demosPlugin.validateOptions = optionsValidator('demos', optionSchema);
 */
export function optionsValidator<Schema extends z.ZodType>(plugin: string, schema: Schema) {
  return ({ options }: { options: unknown }): z.output<Schema> => {
    const names = { subject: `The plugin "${plugin}"`, part: 'option' };
    const faults = faultsOf(schema, options, names);
    if (faults.length > 0) {
      const texts = faults.map(({ message, cure }) => `${message} ${cure}`);
      throw new Error(`docusaurus.config.ts: ${texts.join(' ')}`);
    }
    return schema.parse(options);
  };
}
