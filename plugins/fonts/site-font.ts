import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { OTHER_RANGE, SITE_RANGE, charactersOf } from './font-faces';
import type { FontFace } from './font-faces';

/** The features that running text uses. Others would keep the alternates of letters and digits. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'tnum'];

/**
 * Writes the part of a font that the site's own texts use, with half of the bytes.
 *
 * The font's license, SIL OFL 1.1, allows it: this release reserves no font name.
 *
 * @param folder - Where to write the file.
 * @param source - Path of the package's font file.
 * @returns The faces of the weight: the part, and the whole file for all other characters.
 */
export async function siteFontFaces(
  folder: string,
  { family, weight, source }: { family: string; weight: number; source: string },
): Promise<FontFace[]> {
  const part = await subsetFont(await fs.readFile(source), charactersOf(SITE_RANGE).join(''), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
  });
  const file = path.join(folder, `ibm-plex-sans-site-${weight}-normal.woff2`);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(file, part);
  return [
    { family, weight, url: file, unicodeRange: SITE_RANGE },
    { family, weight, url: source, unicodeRange: OTHER_RANGE },
  ];
}
