import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { StaticAsset } from '../../shared/emit-assets';

/** An icon font. Its ligatures replace icon names with icons. */
export interface IconFont {
  /** Name of the stylesheet, and class of its icons. */
  name: string;
  family: string;
  /** Path of the manifest of the font's package. */
  manifest: string;
}

function hashed(name: string, ending: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${name}.${hash}.${ending}`;
}

/**
 * The stylesheet of an icon font and its font file.
 *
 * The rules are from Google's stylesheet for the font, which the library's `Icon` expects. Text is
 * hidden until the font has loaded (`block`), because icon names aren't meant to be read.
 */
export function iconFontAssets({ name, family, manifest }: IconFont): {
  stylesheet: StaticAsset;
  font: StaticAsset<Buffer>;
} {
  const source = path.join(path.dirname(manifest), `files/${name}-latin-400-normal.woff2`);
  const content = readFileSync(source);
  const font = { file: `assets/fonts/${hashed(name, 'woff2', content)}`, content, source };
  const css = [
    `@font-face{font-family:"${family}";font-style:normal;font-weight:400;font-display:block;src:url("../${font.file.slice('assets/'.length)}") format("woff2")}`,
    `.${name}{display:inline-block;direction:ltr;font:normal 400 24px/1 "${family}";letter-spacing:normal;text-transform:none;white-space:nowrap;overflow-wrap:normal;font-feature-settings:"liga";-webkit-font-smoothing:antialiased}`,
  ].join('');
  return { font, stylesheet: { file: `assets/css/${hashed(name, 'css', css)}`, content: css } };
}
