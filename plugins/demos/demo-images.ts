import fs from 'node:fs';
import path from 'node:path';

/**
 * The drawings that a demo and its modules show. They go with it into an online editor as text, so
 * they have to be SVG, and their paths have to be written whole.
 *
 * @param texts - Sources by absolute path.
 * @param siteDir - The repository's root.
 * @returns Text of each drawing by its address, such as `/img/demos/card/soup.svg`.
 * @throws If there is no such SVG file below `static/`.
 */
export function imagesOf(texts: Map<string, string>, siteDir: string): Record<string, string> {
  const images: Record<string, string> = {};
  for (const [from, text] of texts) {
    for (const [address] of text.matchAll(/\/img\/demos\/[\w./-]*/g)) {
      const file = path.join(siteDir, 'static', address);
      if (path.extname(file) !== '.svg' || !fs.existsSync(file)) {
        throw new Error(
          `${from}: shows "${address}", which is no SVG file below static/img/demos/. ` +
            'Put the drawing there, and write its path whole, without parts that are computed.',
        );
      }
      images[address] = fs.readFileSync(file, 'utf8');
    }
  }
  return images;
}
