import type { BasicTheme, SchemeName } from '../../theme/types';
import { MAX_THEME_LENGTH } from '../../theme/schema';
import { CSS_VARIABLES, joyPartsToKeep, withoutData } from '../../printer';
import type { KeptParts, Library } from '../../printer';
import { ReadError } from '../read-error';
import type { Assigned, Kept, Place, ReadTheme } from '../types';
import { describeKept } from './describe-kept';
import { themeOfJoy, withJoyColors } from './joy';
import { withLibraryColors } from './library-colors';
import { mergeSchemes } from './merge-schemes';
import type { MergedReading } from './merge-schemes';
import { modernized } from './old-forms';
import { beyond, shownTheme } from './basic-theme';
import type { Reading } from './reading';

/** What a library's theme of the text leads to. */
interface Part {
  theme: BasicTheme;
  kept: KeptParts;
  reading: MergedReading;
  parts: Kept[];
}

function materialPart(
  light: readonly Reading[],
  dark: readonly Reading[],
  assigned: Assigned | undefined,
): Part {
  const [first, second] = [light.map(modernized), dark.map(modernized)];
  const reading = withLibraryColors(mergeSchemes(first, second, assigned));
  const { options, scheme, more, responsive } = reading;
  const theme = shownTheme(options);
  const all = beyond(options, theme);
  // What every theme with both schemes is exported with.
  const isUsual = !scheme && JSON.stringify(all.cssVariables) === JSON.stringify(CSS_VARIABLES);
  const material = isUsual ? withoutData(all, ['cssVariables']) : all;
  const kept: KeptParts = {
    ...(scheme && { scheme }),
    ...(Object.keys(material).length > 0 && { material }),
    ...(more.length > 0 && { more }),
    ...(responsive && { responsive }),
  };
  return { theme, kept, reading, parts: describeKept(material, reading) };
}

function joyPart(
  light: readonly Reading[],
  dark: readonly Reading[],
  assigned: Assigned | undefined,
): Part {
  const reading = withJoyColors(mergeSchemes(light, dark, assigned)) as MergedReading;
  const theme = themeOfJoy(reading.options);
  const joy = joyPartsToKeep(reading.options, { theme, kept: {} });
  return {
    theme,
    kept: Object.keys(joy).length > 0 ? { joy } : {},
    reading,
    parts: describeKept(joy, reading),
  };
}

const inOrder = ({ place: one }: { place: Place }, { place: other }: { place: Place }) =>
  (one.file ?? '').localeCompare(other.file ?? '') ||
  one.line - other.line ||
  one.column - other.column;

/** Each once, in the order of the text. */
function listed<One extends { place: Place }>(all: readonly One[]): One[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()].sort(inOrder);
}

/** The only scheme that a theme has colors of. */
function shownScheme({ colorSchemes = {} }: BasicTheme, { scheme }: KeptParts): SchemeName | null {
  const own = Object.keys(colorSchemes) as SchemeName[];
  return scheme ?? (own.length === 1 ? own[0]! : null);
}

/**
 * Makes a theme of the studio from those of a text.
 *
 * @param light - The themes of the run for the light scheme, the likeliest first.
 * @param dark - Those for the dark scheme, if the program asks for it.
 * @param assigned - The themes that the reader wants for the schemes.
 */
export function toAppTheme(
  light: readonly Reading[],
  dark: readonly Reading[],
  preferred: Library,
  assigned?: Assigned,
): ReadTheme {
  const of = (library: Library) => {
    const [own, other] = [light, dark].map((all) => all.filter((one) => one.library === library));
    const first = own!.length > 0 ? own! : other!;
    return first.length > 0 ? { first, second: own!.length > 0 ? other! : [] } : null;
  };
  const readings = { material: of('material'), joy: of('joy') };
  const material =
    readings.material && materialPart(readings.material.first, readings.material.second, assigned);
  const joy = readings.joy && joyPart(readings.joy.first, readings.joy.second, assigned);
  const all = [material, joy].filter((part) => part !== null);
  const main = { material, joy }[preferred] ?? all[0]!;
  const { theme } = main;
  const kept: KeptParts = { ...material?.kept, ...joy?.kept };
  if (material && joy) {
    // Each library's export has its own values, whichever theme is shown.
    kept.material = beyond(material.reading.options, theme);
    kept.joy = joyPartsToKeep(joy.reading.options, { theme, kept: {} });
  }
  if (JSON.stringify(theme).length > MAX_THEME_LENGTH) {
    throw new ReadError('The theme is too long. Paste only the theme.');
  }
  return {
    theme,
    kept,
    library: main.reading.library,
    scheme: shownScheme(theme, main.kept),
    themes: main.reading.themes,
    skipped: listed(all.flatMap(({ reading }) => reading.skipped)),
    notes: listed(all.flatMap(({ reading }) => reading.notes)),
    keptParts: all.flatMap(({ parts }) => parts).sort(inOrder),
  };
}
