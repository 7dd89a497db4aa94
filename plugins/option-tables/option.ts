/** Returns what a value should be, `null` if it's valid. */
export type Check = (value: unknown) => string | null;

/** What a value can be: the check, and the same in short for readers. */
export interface Kind {
  check: Check;
  /** Shown in the manual, such as `boolean`. */
  type: string;
}

/** An option that is validated by `check`, and described in the manual. */
export interface Option extends Kind {
  /** The value that omitting the option means, as written in the source. */
  default?: string;
  /** Sentences; names and code in backticks. */
  description: string;
}

/** A row of a table of options. */
export interface OptionRow extends Omit<Option, 'check'> {
  name: string;
  required: boolean;
}

/**
 * Lists options as rows.
 *
 * @param required - Whether the options are required.
 */
export function rowsOf(
  options: Readonly<Record<string, Omit<Option, 'check'>>>,
  required = false,
): OptionRow[] {
  return Object.entries(options).map(([name, { type, default: fallback, description }]) => ({
    ...{ name, type, default: fallback, required, description },
  }));
}

/** A table's cells; code is in backticks. */
export interface Cells {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A column, shown if it isn't empty in all rows. */
interface Column {
  title: string;
  cell: (row: OptionRow) => string;
}

const code = (text: string) => `\`${text}\``;

const COLUMNS: readonly Column[] = [
  { title: 'Name', cell: ({ name }) => code(name) },
  { title: 'Type', cell: ({ type }) => code(type) },
  {
    // A required option has no default. Without a separate column, the description is wider.
    title: 'Default',
    cell: ({ required, default: fallback }) =>
      required ? 'required' : fallback === undefined ? '' : code(fallback),
  },
  { title: 'Description', cell: ({ description }) => description },
];

/** The table of some options. */
export function optionCells(rows: readonly OptionRow[]): Cells {
  const columns = COLUMNS.filter(({ cell }) => rows.some((row) => cell(row) !== ''));
  return {
    head: columns.map(({ title }) => title),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}
