import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fencesFolder } from 'docusaurus-demo-islands/live-fences';
import { ownValue } from '../../../src/foundation/own-value';

/** Folder of the measured heights, with one file per docs folder, from the repository's root. */
const HEIGHTS_FOLDER = 'demo-heights';

/** Heights in px of each demo at the widths of `scripts/author/measure/measure-page.ts`. */
export type Heights = Record<string, number[]>;

/** Where the heights of a demo are stored. */
export interface HeightsPlace {
  /** Absolute path of the heights file. */
  file: string;
  /** The demo's path from the root; for a live code block, its page's, and a hash of its code. */
  key: string;
}

/**
 * Where the heights of a demo are stored. The key of a live code block depends on its code, because
 * its number changes when another one is added before it.
 *
 * @param siteDir - Absolute path of the repository.
 * @param demoFile - Absolute path of the demo or the generated file of a live code block.
 * @param text - Its source.
 */
export function heightsPlace(siteDir: string, demoFile: string, text: string): HeightsPlace {
  const fences = fencesFolder(siteDir) + path.sep;
  const isFence = demoFile.startsWith(fences);
  const below = path.relative(isFence ? fences : siteDir, demoFile).replaceAll('\\', '/');
  // An archived version is a folder of its own: docs-material_versioned_docs/version-6.5.0.
  const [folder = ''] = /^[^/]+(?<=_versioned_docs)\/[^/]+|^[^/]+/.exec(below) ?? [];
  const file = path.join(siteDir, HEIGHTS_FOLDER, `${folder.replace('/', '-')}.json`);
  if (!isFence) {
    return { file, key: below.replace(/\.tsx$/, '') };
  }
  const code = text.replaceAll(/LiveExample\d+/g, '');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file, key: `${path.posix.dirname(path.posix.dirname(below))}#${hash}` };
}

/**
 * The measured heights of one demo.
 *
 * @returns One height per measured width; `null` if it hasn't been measured.
 * @throws If the file is not valid JSON.
 */
export function heightsOf({ file, key }: HeightsPlace): number[] | null {
  if (!fs.existsSync(file)) {
    return null;
  }
  try {
    const heights = JSON.parse(fs.readFileSync(file, 'utf8')) as Heights;
    return ownValue(heights, key) ?? null;
  } catch (cause) {
    throw new Error(`${file} is not valid JSON. Delete it and run: npm run evidence`, { cause });
  }
}
