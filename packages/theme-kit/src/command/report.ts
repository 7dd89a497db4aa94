import type { Place, ReadTheme } from 'mui-theme-kit';

const LIBRARIES = { material: 'Material UI', joy: 'Joy UI' } as const;

const at = ({ file, line, column }: Place) => `${file}:${line}:${column}`;

/** A list with a title; nothing if it's empty. */
export function list(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `\n${title}:\n${lines.map((line) => `- ${line}\n`).join('')}` : '';
}

/** What of a theme wasn't read, and what is written in another form. */
export function lossesOf({ skipped, notes }: ReadTheme): string {
  return [
    list(
      'Not read',
      skipped.map(({ place, path, reason }) => [at(place), path, reason].filter(Boolean).join(' ')),
    ),
    list(
      'Written in another form',
      notes.map(({ place, text }) => `${at(place)} ${text}`),
    ),
  ].join('');
}

/** What `check` prints. */
export function reportOf(read: ReadTheme): string {
  const { library, scheme, skipped, keptParts } = read;
  const schemes = scheme ? `colors for the ${scheme} color scheme` : 'both color schemes or none';
  const count = skipped.length === 1 ? '1 part wasn’t' : `${skipped.length} parts weren’t`;
  const result = skipped.length === 0 ? 'It was read completely.' : `${count} read.`;
  return [
    `A theme of ${LIBRARIES[library]} with ${schemes}. ${result}\n`,
    lossesOf(read),
    list(
      'Kept as it is written',
      keptParts.map(({ place, path }) => `${at(place)} ${path}`),
    ),
  ].join('');
}
