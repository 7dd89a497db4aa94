import fs from 'node:fs';
import path from 'node:path';
import { isInsideSync } from '../../shared/inside-folder';

/**
 * The images that a demo and its modules show. Online editors get them as text, so they have to be
 * SVG, and their paths must not be computed.
 *
 * @param texts - Sources by absolute path.
 * @param siteDir - Absolute path of the repository.
 * @returns Text of each image by its path, such as `/img/demos/card/soup.svg`.
 * @throws If a path isn't an SVG file in `static/img/demos/`.
 */
export function imagesOf(texts: Map<string, string>, siteDir: string): Record<string, string> {
  const folder = path.join(siteDir, 'static/img/demos');
  const images: Record<string, string> = {};
  for (const [from, text] of texts) {
    for (const [address] of text.matchAll(/\/img\/demos\/[\w./-]*/g)) {
      const file = path.join(siteDir, 'static', address);
      const isImage = path.extname(file) === '.svg' && fs.existsSync(file);
      if (!isImage || address.includes('..') || !isInsideSync(folder, file)) {
        throw new Error(
          `${from}: shows "${address}", which isn't an SVG file in static/img/demos/. ` +
            'Put the image there, not a symbolic link, and write the complete path without ".." and computed parts.',
        );
      }
      images[address] = fs.readFileSync(file, 'utf8');
    }
  }
  return images;
}
