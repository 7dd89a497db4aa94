import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A font whose glyphs are icons, found by their names, which are ligatures. */
export interface IconFont {
  /** Name of the stylesheet, and of the class that its icons have. */
  name: string;
  family: string;
  /** Path of the manifest of the package that holds its file. */
  manifest: string;
}

/** A file of the site's output. */
interface Asset<Content> {
  /** Path from the root of the output. */
  file: string;
  content: Content;
}

function hashed(name: string, ending: string, content: string | Buffer): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `${name}.${hash}.${ending}`;
}

/**
 * The stylesheet of an icon font and its font file.
 *
 * The rules are those of Google's stylesheet for the font, which the library's `Icon` is made for.
 * Text is hidden until the font is there (`block`): the names of the icons are no words to read.
 */
export function iconFontAssets({ name, family, manifest }: IconFont): {
  stylesheet: Asset<string>;
  font: Asset<Buffer>;
} {
  const file = `files/${name}-latin-400-normal.woff2`;
  const woff2 = readFileSync(path.join(path.dirname(manifest), file));
  const font = { file: `assets/fonts/${hashed(name, 'woff2', woff2)}`, content: woff2 };
  const css = [
    `@font-face{font-family:"${family}";font-style:normal;font-weight:400;font-display:block;src:url("../${font.file.slice('assets/'.length)}") format("woff2")}`,
    `.${name}{display:inline-block;direction:ltr;font:normal 400 24px/1 "${family}";letter-spacing:normal;text-transform:none;white-space:nowrap;overflow-wrap:normal;font-feature-settings:"liga";-webkit-font-smoothing:antialiased}`,
  ].join('');
  return { font, stylesheet: { file: `assets/css/${hashed(name, 'css', css)}`, content: css } };
}
