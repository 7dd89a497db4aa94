/** A row of a table of options. */
export interface OptionRow {
  name: string;
  /** What can be written, such as `boolean`. */
  type: string;
  required: boolean;
  /** The value that omitting the option means, as written in the source. */
  default?: string;
  /** Sentences; names and code in backticks. */
  description: string;
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
