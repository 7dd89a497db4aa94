import { patch as baseStyles } from './base-styles/patch';
import { patch as buildCache } from './build-cache/patch';
import { patch as chunkTable } from './chunk-table/patch';
import { patch as headHold } from './head-hold/patch';
import { patch as inlineStyles } from './inline-styles/patch';
import { patch as cacheGroups } from './internals/cache-groups';
import { patch as colorMode } from './internals/color-mode';
import { patch as earlyPages } from './internals/early-pages';
import { patch as emotionCache } from './internals/emotion-cache';
import { patch as logicalSliders } from './internals/logical-sliders';
import { patch as mdxLoader } from './internals/mdx-loader';
import { patch as internals } from './internals/patch';
import { patch as leanLinks } from './lean-links/patch';
import { patch as pageErrors } from './page-errors/patch';
import { patch as pageScripts } from './page-scripts/patch';
import { patch as pageSections } from './page-sections/patch';
import { patch as pageTemplate } from './page-template/patch';
import { patch as restoreScroll } from './restore-scroll/patch';
import { patch as safeDecoding } from './safe-decoding/patch';
import { patch as serverChunks } from './server-chunks/patch';
import { patch as slimBundle } from './slim-bundle/patch';
import type { Patch } from './types';
import { patch as windowSize } from './window-size/patch';

/** What depends on internals, and has its code elsewhere, by the name of its file in `internals/`. */
export const DEPENDENCIES = {
  'cache-groups': cacheGroups,
  'color-mode': colorMode,
  'early-pages': earlyPages,
  'emotion-cache': emotionCache,
  'logical-sliders': logicalSliders,
  'mdx-loader': mdxLoader,
} as const satisfies Record<string, Patch>;

/** All patches, by the name of their folder. */
export const PATCHES = {
  'base-styles': baseStyles,
  'build-cache': buildCache,
  'chunk-table': chunkTable,
  'head-hold': headHold,
  'inline-styles': inlineStyles,
  internals,
  'lean-links': leanLinks,
  'page-errors': pageErrors,
  'page-scripts': pageScripts,
  'page-sections': pageSections,
  'page-template': pageTemplate,
  'restore-scroll': restoreScroll,
  'safe-decoding': safeDecoding,
  'server-chunks': serverChunks,
  'slim-bundle': slimBundle,
  'window-size': windowSize,
} as const satisfies Record<string, Patch>;

export type PatchName = keyof typeof PATCHES;
