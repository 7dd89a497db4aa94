import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { merge } from 'webpack-merge';
import buildCachePlugin from './build-cache';
import chunkTablePlugin from './chunk-table';
import headHoldPlugin from './head-hold';
import { inlinePageStyles } from './inline-styles';
import leanLinksPlugin from './lean-links';
import { assertNames, optionsOf } from './options';
import type { PatchName, SpeedOptions } from './options';
import { pageScripts } from './page-scripts';
import pageSectionsPlugin from './page-sections';
import restoreScrollPlugin from './restore-scroll';
import { rewritePages } from './rewrite-pages';
import type { RewritePage } from './rewrite-pages';
import safeDecodingPlugin from './safe-decoding';
import serverChunksPlugin from './server-chunks';
import slimBundlePlugin from './slim-bundle';
import windowSizePlugin from './window-size';

export type { PatchName, SpeedOptions } from './options';
export type { RewritePage } from './rewrite-pages';

type Configure = Extract<Plugin['configureWebpack'], (...args: never[]) => unknown>;

/** The plugin, and what it does to the HTML of each page. */
export interface SpeedPlugin extends Plugin {
  /**
   * What `postBuild` applies to all pages. A site that rewrites its pages itself calls this, and leaves
   * `postBuild` out.
   */
  pageRewriter: (props: Pick<Props, 'outDir'>) => Promise<RewritePage>;
}

/** In the order in which they change the bundler's configuration. */
const PLUGINS = {
  // First, because it alone returns Docusaurus's list of plugins too, without one of them.
  'chunk-table': chunkTablePlugin,
  'window-size': windowSizePlugin,
  'safe-decoding': safeDecodingPlugin,
  'head-hold': headHoldPlugin,
  'lean-links': leanLinksPlugin,
  'restore-scroll': restoreScrollPlugin,
  'server-chunks': serverChunksPlugin,
  'slim-bundle': slimBundlePlugin,
  'page-sections': pageSectionsPlugin,
  'build-cache': buildCachePlugin,
} satisfies Partial<Record<PatchName, (context: LoadContext, options: never) => Plugin>>;

/**
 * Makes the pages of a site load faster.
 *
 * @param options - Which patches are off, and the options of others.
 * @throws If an option isn't the name of a patch.
 */
export default function docusaurusSpeed(context: LoadContext, options: SpeedOptions): SpeedPlugin {
  assertNames(options);
  const plugins = Object.entries(PLUGINS).flatMap(([name, plugin]) => {
    const own = optionsOf(options, name as keyof typeof PLUGINS);
    return own ? [plugin(context, own as object)] : [];
  });
  const isOn = (name: PatchName) => optionsOf(options, name) !== undefined;

  const pageRewriter: SpeedPlugin['pageRewriter'] = async ({ outDir }) => {
    const rewriters = [
      ...(isOn('page-scripts')
        ? [await pageScripts(context, { hasSections: isOn('page-sections') })]
        : []),
      // Replaces the links that page-scripts has added.
      ...(isOn('inline-styles') ? [inlinePageStyles(outDir, context.baseUrl)] : []),
    ];
    return (html, route) => rewriters.reduce((text, rewrite) => rewrite(text, route), html);
  };

  return {
    name: 'docusaurus-speed',

    getClientModules: () => plugins.flatMap((plugin) => plugin.getClientModules?.() ?? []),

    configureWebpack: (...args: Parameters<Configure>) =>
      merge({}, ...plugins.map((plugin) => plugin.configureWebpack?.(...args) ?? {})),

    pageRewriter,

    async postBuild({ outDir, routesPaths }) {
      await rewritePages(
        { outDir, baseUrl: context.baseUrl, routes: routesPaths },
        await pageRewriter({ outDir }),
      );
    },
  };
}
