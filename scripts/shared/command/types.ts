import type { Rule } from './rules';

/** An option of a command, such as `--port <number>`. */
export interface Option {
  type: 'string' | 'boolean';
  short?: string;
  /** Whether it may be repeated. Its values are then a list. */
  multiple?: boolean;
  default?: string;
  /** One line for the help, without a period. */
  help: string;
  /** Placeholder of the value in the help, such as `number`. */
  value?: string;
  rule?: Rule;
}

/** The options of a command by name. */
export type Options = Readonly<Record<string, Option>>;

/** The arguments of a command that aren't options. */
export interface Words {
  /** What each of them is, such as `folder`, or a name for each of a fixed number. */
  name: string | readonly string[];
  /** One line for the help, without a period. */
  help: string;
  /** How many are required; none by default. */
  least?: number;
  /** Unlimited by default. */
  most?: number;
  rule?: Rule;
}

/** The command line of a command: help, parsing and errors are made from it. */
export interface CommandLine<O extends Options = Options> {
  /** As it's typed, such as `npm run serve`. */
  name: string;
  /** One sentence: what it does. */
  summary: string;
  options?: O;
  words?: Words;
  /** What exit codes mean, where that differs from the usual meaning in `help-text.ts`. */
  exitCodes?: Readonly<Record<number, string>>;
}

type Value<One extends Option> = One['type'] extends 'boolean'
  ? boolean
  : One['multiple'] extends true
    ? string[]
    : One['default'] extends string
      ? string
      : string | undefined;

/** The arguments that a command was started with. */
export interface Arguments<O extends Options = Options> {
  /** Booleans default to `false`, lists to `[]`. */
  values: { [Name in keyof O]: Value<O[Name]> };
  words: string[];
}
