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
