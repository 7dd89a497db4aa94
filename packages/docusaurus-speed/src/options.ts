import type { PluginOptions as BuildCacheOptions } from './build-cache/cache-version';
import type { PluginOptions as LeanLinksOptions } from './lean-links';
import type { PluginOptions as PageSectionsOptions } from './page-sections';
import { PATCHES } from './patches';
import type { PluginOptions as SlimBundleOptions } from './slim-bundle';
import type { PluginOptions as WindowSizeOptions } from './window-size';

/** The name of a patch. */
export type PatchName = keyof typeof PATCHES;

interface Configurable {
  'build-cache': BuildCacheOptions;
  'lean-links': LeanLinksOptions;
  'page-sections': PageSectionsOptions;
  'slim-bundle': SlimBundleOptions;
  'window-size': WindowSizeOptions;
}

/** Patches by name: `false` turns one off. All others are on, those with options also as an object. */
export type SpeedOptions = {
  [Name in PatchName]?: boolean | (Name extends keyof Configurable ? Configurable[Name] : never);
};

/**
 * The options of a patch.
 *
 * @returns `undefined` if it's off.
 */
export function optionsOf<Name extends PatchName>(
  options: SpeedOptions,
  name: Name,
): Exclude<SpeedOptions[Name], boolean | undefined> | undefined {
  const given = options[name] ?? true;
  return given === false ? undefined : ((given === true ? {} : given) as never);
}

/** @throws If an option isn't the name of a patch. Docusaurus adds `id`. */
export function assertNames(options: object): void {
  const unknown = Object.keys(options).find(
    (name) => name !== 'id' && !Object.hasOwn(PATCHES, name),
  );
  if (unknown !== undefined) {
    throw new Error(
      `docusaurus-speed: the option "${unknown}" is not the name of a patch. Use one of these: ${Object.keys(PATCHES).join(', ')}.`,
    );
  }
}
