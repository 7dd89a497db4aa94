import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ownValue } from '../../../src/foundation/own-value';
import { FONT_SOURCES } from './load-fonts';
import type { CardColors } from './types';

/** Packages that decide how a card looks. */
const PACKAGES = ['satori', 'sharp', 'fontkitten'];

/**
 * A hash of what all cards have in common: this folder's code, the colors, the fonts and the
 * packages that draw.
 *
 * @param siteDir - Folder with `package.json`, which pins the packages.
 */
export function designOf(siteDir: string, colors: CardColors): string {
  const { dependencies } = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const hash = createHash('sha256').update(
    JSON.stringify([colors, PACKAGES.map((name) => ownValue(dependencies, name))]),
  );
  const sources = fs.readdirSync(__dirname).filter((name) => /^[\w-]+\.ts$/.test(name));
  for (const file of sources.sort().map((name) => path.join(__dirname, name))) {
    hash.update(fs.readFileSync(file));
  }
  FONT_SOURCES.forEach(({ source }) => hash.update(fs.readFileSync(source)));
  return hash.digest('hex');
}
