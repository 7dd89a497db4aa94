import type {
  LoadContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';
import { afterOthers, remembered } from './after-build';

type TypedPlugin<Options, Content> = (
  context: LoadContext,
  options: Options & { id: string },
) => Plugin<Content>;

/**
 * A local plugin with its options, type-checked against each other; Docusaurus's own type takes
 * any options.
 *
 * @example configured(demosPlugin, { instances })
 */
export function configured<Options extends object, Content>(
  plugin: TypedPlugin<Options, Content>,
  options: Omit<Options, 'id'>,
): PluginConfig {
  const module = (context: LoadContext, given: unknown) =>
    remembered(plugin(context, given as Options & { id: string }));
  return [module as PluginModule, options as PluginOptions];
}

/** The same, for a plugin that reads what the others have written after the build. */
export function configuredLast<Options extends object, Content>(
  plugin: TypedPlugin<Options, Content>,
  options: Omit<Options, 'id'>,
): PluginConfig {
  const module = (context: LoadContext, given: unknown) =>
    afterOthers(plugin(context, given as Options & { id: string }));
  return [module as PluginModule, options as PluginOptions];
}
