import type {
  LoadContext,
  Plugin,
  PluginConfig,
  PluginModule,
  PluginOptions,
} from '@docusaurus/types';

type TypedPlugin<Options> = (context: LoadContext, options: Options & { id: string }) => Plugin;

/**
 * A local plugin with its options, type-checked against each other; Docusaurus's own type takes
 * any options.
 *
 * @example configured(demosPlugin, { instances })
 */
export function configured<Options extends object>(
  plugin: TypedPlugin<Options>,
  options: Omit<Options, 'id'>,
): PluginConfig {
  return [plugin as PluginModule, options as PluginOptions];
}
