import fs from 'node:fs';
import path from 'node:path';
import { ICON_THEMES } from '../../../src/tools/icon-search/types';
import type { IconDrawing, IconTheme } from '../../../src/tools/icon-search/types';
import { drawingOf } from './drawing';

/** The drawings of an icon by theme. */
export type IconDrawings = Partial<Record<IconTheme, IconDrawing>>;

/** Every icon of a package by its name without theme, in alphabetical order. */
export type Icons = ReadonlyMap<string, IconDrawings>;

const SUFFIXES = ICON_THEMES.filter((theme) => theme !== 'Filled');

/**
 * Splits the name of an export into the icon's name and its theme.
 *
 * @param exported - All exports. An icon whose own name ends like a theme has variants with a second
 *   ending: `InsertChartOutlined` is an icon, because `InsertChartOutlinedSharp` exists.
 * @example splitName('AlarmTwoTone', exported) // { name: 'Alarm', theme: 'TwoTone' }
 */
export function splitName(
  name: string,
  exported: ReadonlySet<string>,
): { name: string; theme: IconTheme } {
  const theme = SUFFIXES.find((suffix) => name.endsWith(suffix));
  return theme && !SUFFIXES.some((suffix) => exported.has(name + suffix))
    ? { name: name.slice(0, -theme.length), theme }
    : { name, theme: 'Filled' };
}

/**
 * Reads the icons of an installed `@mui/icons-material`.
 *
 * @param folder - Folder of the package.
 * @throws If a module has an unknown structure.
 */
export function readIcons(folder: string): Icons {
  // Until version 7, ECMAScript modules are in a folder of their own.
  const hasFolder = fs.existsSync(path.join(folder, 'esm'));
  const modules = hasFolder ? path.join(folder, 'esm') : folder;
  const extension = hasFolder ? '.js' : '.mjs';
  const exported = new Set(
    fs
      .readdirSync(modules)
      .filter((file) => /^[A-Z]\w*\.m?js$/.test(file) && file.endsWith(extension))
      .map((file) => path.basename(file, extension)),
  );
  const icons = new Map<string, IconDrawings>();
  for (const one of exported) {
    const { name, theme } = splitName(one, exported);
    const file = one + extension;
    const source = fs.readFileSync(path.join(modules, file), 'utf8');
    icons.set(name, { ...icons.get(name), [theme]: drawingOf(source, file) });
  }
  return new Map([...icons].sort(([a], [b]) => (a < b ? -1 : 1)));
}
