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
 * Type-checks a local plugin against its options. Docusaurus's own type accepts any options.
 *
 * @example configured(demosPlugin, { instances })
 */
export function configured<Options extends object, Content>(
  plugin: TypedPlugin<Options, Content>,
  options: Omit<Options, 'id'>,
): PluginConfig {
  return [plugin as PluginModule, options as PluginOptions];
}
