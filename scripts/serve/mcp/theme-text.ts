import type { ReadTheme } from 'mui-theme-kit/read';

type Place = ReadTheme['skipped'][number]['place'];

const at = ({ line, column }: Place) => `Line ${line}, column ${column}`;

function list(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [`${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}`] : [];
}

/** What was left out of a theme, and what is written in another form, as Markdown lists. */
export function lossesText({ skipped, notes }: Pick<ReadTheme, 'skipped' | 'notes'>): string[] {
  return [
    ...list(
      'Not read',
      skipped.map(({ place, path, reason }) =>
        [`${at(place)}:`, ...(path ? [`\`${path}\`:`] : []), reason].join(' '),
      ),
    ),
    ...list(
      'Written in another form',
      notes.map(({ place, text }) => `${at(place)}: ${text}`),
    ),
  ];
}
