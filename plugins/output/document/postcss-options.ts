/** A PostCSS plugin as Docusaurus configures it: the path of its module, and its options. */
type Configured = readonly [module: string, options: object];

interface PostCssOptions {
  [option: string]: unknown;
  plugins: unknown[];
}

function created(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [module, options] = plugin as unknown as Configured;
  const create = require(module) as (options: object) => unknown;
  return create(options);
}

/**
 * Docusaurus's PostCSS options, sped up: all files share one instance of each
 * plugin, and no file searches for a configuration of its own: `postcss-preset-env` compares all CSS
 * features with the browsers each time it is created.
 */
export function postCssOptions(options: PostCssOptions): PostCssOptions {
  return {
    ...options,
    config: false,
    plugins: options.plugins.map(created),
  };
}
