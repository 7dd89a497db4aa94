import { patch as buildCache } from './build-cache/patch';
import { patch as chunkTable } from './chunk-table/patch';
import { patch as headHold } from './head-hold/patch';
import { patch as inlineStyles } from './inline-styles/patch';
import { patch as leanLinks } from './lean-links/patch';
import { patch as pageScripts } from './page-scripts/patch';
import { patch as pageSections } from './page-sections/patch';
import { patch as restoreScroll } from './restore-scroll/patch';
import { patch as safeDecoding } from './safe-decoding/patch';
import { patch as serverChunks } from './server-chunks/patch';
import { patch as slimBundle } from './slim-bundle/patch';
import type { Patch } from './types';
import { patch as windowSize } from './window-size/patch';

export type { Gain, Patch } from './types';

/** What each patch does and gains, by the name of its option. */
export const PATCHES = {
  'build-cache': buildCache,
  'chunk-table': chunkTable,
  'head-hold': headHold,
  'inline-styles': inlineStyles,
  'lean-links': leanLinks,
  'page-scripts': pageScripts,
  'page-sections': pageSections,
  'restore-scroll': restoreScroll,
  'safe-decoding': safeDecoding,
  'server-chunks': serverChunks,
  'slim-bundle': slimBundle,
  'window-size': windowSize,
} as const satisfies Record<string, Patch>;
