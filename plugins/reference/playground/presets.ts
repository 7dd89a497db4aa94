import path from 'node:path';
import { filesBelow } from '../../shared/files-below';
import type { Preset, Presets } from '../../../src/playground/types';

/** Name of preset files. */
export const PRESETS_FILE = 'playground.ts';

/** A component's preset and its file, relative to the repository. */
export interface FoundPreset {
  preset: Preset;
  file: string;
}

/**
 * Reads the presets in a docs folder by component. Each component folder can have a
 * `playground.ts`, even if it has no page yet.
 *
 * @throws If a file has no default export or two files preset the same component.
 */
export function readPresets(folder: string, siteDir: string): Map<string, FoundPreset> {
  const files = filesBelow(folder, siteDir, /\.ts$/).filter(
    (file) => path.posix.basename(file) === PRESETS_FILE,
  );
  const found = new Map<string, FoundPreset>();
  for (const file of files) {
    const { default: presets } = require(path.join(siteDir, file)) as { default?: Presets };
    if (!presets) {
      throw new Error(
        `${file} has no default export. Export the presets, by component: export default { Button: { … } }`,
      );
    }
    for (const [name, preset] of Object.entries(presets)) {
      const other = found.get(name)?.file;
      if (other) {
        throw new Error(`Both ${other} and ${file} preset ${name}. Remove one of the presets.`);
      }
      found.set(name, { preset, file });
    }
  }
  return found;
}
