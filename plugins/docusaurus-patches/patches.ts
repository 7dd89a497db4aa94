import { PATCHES as SPEED } from 'docusaurus-speed/patches';
import type { Patch } from 'docusaurus-speed/patches';
import { patch as baseStyles } from './base-styles/patch';
import { patch as cacheGroups } from './internals/cache-groups';
import { patch as colorMode } from './internals/color-mode';
import { patch as earlyPages } from './internals/early-pages';
import { patch as emotionCache } from './internals/emotion-cache';
import { patch as logicalSliders } from './internals/logical-sliders';
import { patch as mdxLoader } from './internals/mdx-loader';
import { patch as internals } from './internals/patch';
import { patch as pageErrors } from './page-errors/patch';
import { patch as pageTemplate } from './page-template/patch';

/** What depends on internals, and has its code elsewhere, by the name of its file in `internals/`. */
export const DEPENDENCIES = {
  'cache-groups': cacheGroups,
  'color-mode': colorMode,
  'early-pages': earlyPages,
  'emotion-cache': emotionCache,
  'logical-sliders': logicalSliders,
  'mdx-loader': mdxLoader,
} as const satisfies Record<string, Patch>;

/** All patches, by the name of their folder: the site's own, and those of the package. */
export const PATCHES = {
  'base-styles': baseStyles,
  internals,
  'page-errors': pageErrors,
  'page-template': pageTemplate,
  ...SPEED,
} as const satisfies Record<string, Patch>;

export type PatchName = keyof typeof PATCHES;
