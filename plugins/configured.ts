import type {
  LoadContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';

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
  return [plugin as PluginModule, options as PluginOptions];
}
