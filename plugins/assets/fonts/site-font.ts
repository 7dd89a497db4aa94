import fs from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { OTHER_RANGE, SITE_RANGE, charactersOf } from './font-faces';
import type { FontFace } from './font-faces';

/** The features that running text uses. Others would keep the alternates of letters and digits. */
const FEATURES = ['kern', 'liga', 'ccmp', 'mark', 'tnum'];

/**
 * Parts of the font's names and what replaces them. Equal lengths keep the other offsets in the file.
 *
 * IBM publishes the font under SIL OFL 1.1 "with Reserved Font Name "Plex"", which a modified version
 * must not be named. The package's license doesn't repeat that. `font-family` is not a name of the
 * font, so stylesheets keep theirs.
 */
const NAMES = [
  ['IBM Plex', 'Doc Site'],
  ['IBMPlex', 'DocSite'],
] as const;

/** A font's names are in UTF-16 with the high byte first. */
const encoded = (name: string) => Buffer.from(name, 'utf16le').swap16();

function renamed(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  for (const [from, to] of NAMES) {
    const bytes = encoded(from);
    for (let at = copy.indexOf(bytes); at >= 0; at = copy.indexOf(bytes, at)) {
      encoded(to).copy(copy, at);
    }
  }
  return copy;
}

/**
 * Writes the part of a font that the site's own texts use, with half of the bytes, under another name.
 *
 * @param folder - Where to write the file.
 * @param source - Path of the package's font file.
 * @returns The faces of the weight: the part, and the whole file for all other characters.
 */
export async function siteFontFaces(
  folder: string,
  { family, weight, source }: { family: string; weight: number; source: string },
): Promise<FontFace[]> {
  const characters = charactersOf(SITE_RANGE).join('');
  const subset = (font: Buffer, targetFormat: 'sfnt' | 'woff2') =>
    subsetFont(font, characters, { targetFormat, keepFeatures: FEATURES });
  // Names are compressed in WOFF2. The second pass also updates the checksums.
  const part = await subset(renamed(await subset(await fs.readFile(source), 'sfnt')), 'woff2');
  const file = path.join(folder, `ibm-plex-sans-site-${weight}-normal.woff2`);
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(file, part);
  return [
    { family, weight, url: file, unicodeRange: SITE_RANGE },
    { family, weight, url: source, unicodeRange: OTHER_RANGE },
  ];
}
