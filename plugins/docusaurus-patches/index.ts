import type { PluginConfig } from '@docusaurus/types';
import { configured } from '../shared/configured';
import baseStylesPlugin from './base-styles';
import buildCachePlugin from './build-cache';
import chunkTablePlugin from './chunk-table';
import headHoldPlugin from './head-hold';
import inlineStylesPlugin from './inline-styles';
import leanLinksPlugin from './lean-links';
import pageErrorsPlugin from './page-errors';
import pageScriptsPlugin from './page-scripts';
import pageSectionsPlugin from './page-sections';
import { ssrTemplate } from './page-template/ssr-template';
import { PATCHES } from './patches';
import type { PatchName } from './patches';
import restoreScrollPlugin from './restore-scroll';
import safeDecodingPlugin from './safe-decoding';
import serverChunksPlugin from './server-chunks';
import slimBundlePlugin from './slim-bundle';
import windowSizePlugin from './window-size';

/** What the patches need of the site. */
export interface PatchOptions {
  /** Paths of documents that the site looks up in Docusaurus's global data on any page. */
  keptDocs: readonly string[];
  /** Cascade layers, weakest first. */
  layers: readonly string[];
}

interface Patches {
  /** In the order in which Docusaurus should load them, before all other plugins. */
  plugins: PluginConfig[];
  /** The template of all pages; Docusaurus's own if it's undefined. */
  ssrTemplate: string | undefined;
}

/**
 * All patches, each a plugin but for the template.
 *
 * @param without - The name of a patch to leave out, to measure what it gains.
 * @throws If there is no such patch.
 */
export function docusaurusPatches(
  { keptDocs, layers }: PatchOptions,
  without: string | undefined,
): Patches {
  if (without !== undefined && !Object.hasOwn(PATCHES, without)) {
    throw new Error(
      `WITHOUT_PATCH is "${without}". Give the name of a patch: ${Object.keys(PATCHES).join(', ')}.`,
    );
  }
  const plugins: [PatchName, PluginConfig][] = [
    // First, because it shortens the errors of the others.
    ['page-errors', configured(pageErrorsPlugin, {})],
    ['base-styles', configured(baseStylesPlugin, {})],
    ['window-size', configured(windowSizePlugin, {})],
    ['safe-decoding', configured(safeDecodingPlugin, {})],
    ['head-hold', configured(headHoldPlugin, {})],
    ['lean-links', configured(leanLinksPlugin, {})],
    ['restore-scroll', configured(restoreScrollPlugin, {})],
    ['server-chunks', configured(serverChunksPlugin, {})],
    ['slim-bundle', configured(slimBundlePlugin, {})],
    ['page-sections', configured(pageSectionsPlugin, { keptDocs })],
    ['chunk-table', configured(chunkTablePlugin, {})],
    [
      'page-scripts',
      configured(pageScriptsPlugin, without === 'page-sections' ? {} : { keptDocs }),
    ],
    ['inline-styles', configured(inlineStylesPlugin, {})],
    ['build-cache', configured(buildCachePlugin, {})],
  ];
  return {
    plugins: plugins.filter(([name]) => name !== without).map(([, plugin]) => plugin),
    ssrTemplate: without === 'page-template' ? undefined : ssrTemplate({ layers }),
  };
}
