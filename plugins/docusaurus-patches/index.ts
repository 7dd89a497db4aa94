import type { LoadContext, PluginConfig } from '@docusaurus/types';
import docusaurusSpeed from 'docusaurus-speed';
import type { SpeedOptions } from 'docusaurus-speed';
import { PATCHES as SPEED } from 'docusaurus-speed/patches';
import type { SitePlugin } from '../shared/after-build';
import { configured } from '../shared/configured';
import baseStylesPlugin from './base-styles';
import pageErrorsPlugin from './page-errors';
import { ssrTemplate } from './page-template/ssr-template';
import { PATCHES } from './patches';
import type { PatchName } from './patches';

/** What the patches need of the site. */
export interface PatchOptions {
  /** Options of the package with most of the patches. */
  speed: SpeedOptions;
  /** Cascade layers, weakest first. */
  layers: readonly string[];
}

interface Patches {
  /** In the order in which Docusaurus should load them, before all other plugins. */
  plugins: PluginConfig[];
  /** The template of all pages; Docusaurus's own if it's undefined. */
  ssrTemplate: string | undefined;
}

/** The package's plugin. It rewrites the pages together with other plugins. */
function speedPlugin(context: LoadContext, options: SpeedOptions): SitePlugin {
  const { pageRewriter, postBuild: _postBuild, ...plugin } = docusaurusSpeed(context, options);
  return {
    ...plugin,
    afterBuild: async (props) => ({ rewritePage: await pageRewriter(props) }),
  };
}

/**
 * All patches, each a plugin but for the template and those of the package.
 *
 * @param without - The name of a patch to leave out, to measure what it gains.
 * @throws If there is no such patch.
 */
export function docusaurusPatches(
  { speed, layers }: PatchOptions,
  without: string | undefined,
): Patches {
  if (without !== undefined && !Object.hasOwn(PATCHES, without)) {
    throw new Error(
      `WITHOUT_PATCH is "${without}". Give the name of a patch: ${Object.keys(PATCHES).join(', ')}.`,
    );
  }
  const off = without !== undefined && Object.hasOwn(SPEED, without) ? { [without]: false } : {};
  const plugins: [PatchName | undefined, PluginConfig][] = [
    // First, because it shortens the errors of the others.
    ['page-errors', configured(pageErrorsPlugin, {})],
    ['base-styles', configured(baseStylesPlugin, {})],
    [undefined, configured(speedPlugin, { ...speed, ...off })],
  ];
  return {
    plugins: plugins
      .filter(([name]) => name === undefined || name !== without)
      .map(([, plugin]) => plugin),
    ssrTemplate: without === 'page-template' ? undefined : ssrTemplate({ layers }),
  };
}
