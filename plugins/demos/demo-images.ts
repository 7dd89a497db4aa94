import fs from 'node:fs';
import path from 'node:path';

/**
 * The images that a demo and its modules show. Online editors get them as text, so they have to be
 * SVG, and their paths must not be computed.
 *
 * @param texts - Sources by absolute path.
 * @param siteDir - Absolute path of the repository.
 * @returns Text of each image by its path, such as `/img/demos/card/soup.svg`.
 * @throws If a path isn't an SVG file in `static/`.
 */
export function imagesOf(texts: Map<string, string>, siteDir: string): Record<string, string> {
  const images: Record<string, string> = {};
  for (const [from, text] of texts) {
    for (const [address] of text.matchAll(/\/img\/demos\/[\w./-]*/g)) {
      const file = path.join(siteDir, 'static', address);
      if (path.extname(file) !== '.svg' || !fs.existsSync(file)) {
        throw new Error(
          `${from}: shows "${address}", which isn't an SVG file in static/img/demos/. ` +
            'Put the image there, and write the complete path without computed parts.',
        );
      }
      images[address] = fs.readFileSync(file, 'utf8');
    }
  }
  return images;
}
