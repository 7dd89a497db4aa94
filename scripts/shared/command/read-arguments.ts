import { parseArgs } from 'node:util';
import { helpText, helpUsage, usageLine } from './help-text';
import type { Rule } from './rules';
import type { Arguments, CommandLine, Options } from './types';
import { UsageError } from './usage-error';

function refuse(command: CommandLine, reason: string): never {
  throw new UsageError(`${reason}\nUsage: ${usageLine(command)}\nHelp:  ${helpUsage(command)}`);
}

function checkValue(command: CommandLine, name: string, value: string, rule?: Rule): void {
  if (value === '' || (rule && !rule.fits(value))) {
    refuse(command, `${name} is "${value}". Give ${rule?.expected ?? 'a value'}.`);
  }
}

function checkWords(command: CommandLine, words: readonly string[]): void {
  const { name, least = 0, most = Infinity, rule } = command.words ?? { name: '', most: 0 };
  const names = [name].flat();
  const nameAt = (index: number) => `<${names[index] ?? names[0]}>`;
  if (words.length > most) {
    const taken =
      most === 0 ? 'only options' : `${most} (${names.map((_, index) => nameAt(index)).join(' ')})`;
    refuse(command, `Unexpected argument "${words[most]}". The command takes ${taken}.`);
  }
  words.forEach((word, index) => checkValue(command, nameAt(index), word, rule));
  if (words.length < least) {
    refuse(command, `${nameAt(words.length)} is missing. Give ${rule?.expected ?? 'it'}.`);
  }
}

/** The reason of Node's error, without its advice about other ways to write the argument. */
function reasonOf(error: unknown): string {
  const [reason = ''] = (error as Error).message.split(/\.\s/);
  return `${reason.replace(/\.$/, '')}.`;
}

/**
 * Reads the arguments of a command.
 *
 * @returns The arguments, or the help if they ask for it.
 * @throws UsageError - If an argument is unknown, missing or invalid.
 */
export function readArguments<O extends Options>(
  command: CommandLine<O>,
  args: readonly string[],
): Arguments<O> | { help: string } {
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  let given;
  try {
    given = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    return refuse(command, reasonOf(error));
  }
  if (given.values.help) {
    return { help: helpText(command) };
  }
  const values = new Map<string, unknown>(Object.entries(given.values));
  const entries = Object.entries(command.options ?? {}).map(([name, { type, multiple, rule }]) => {
    const value = values.get(name);
    if (type === 'boolean') {
      return [name, value ?? false];
    }
    const texts = [value ?? []].flat().map(String);
    texts.forEach((text) => checkValue(command, `--${name}`, text, rule));
    return [name, multiple ? texts : value];
  });
  checkWords(command, given.positionals);
  return { values: Object.fromEntries(entries), words: given.positionals } as Arguments<O>;
}
