import type { CommandLine, Option, Words } from './types';

const EXIT_CODES = { 0: 'Success', 1: 'Failure', 2: 'Invalid arguments' };

function optionUsage(name: string, { type, value = 'value' }: Option): string {
  return `--${name}${type === 'string' ? ` <${value}>` : ''}`;
}

function wordsUsage({ name, least = 0, most = Infinity }: Words): string {
  if (typeof name !== 'string') {
    return name.map((one) => `<${one}>`).join(' ');
  }
  const one = `<${name}>${most > 1 ? '…' : ''}`;
  return least > 0 ? one : `[${one}]`;
}

/** npm passes only what is after `--` to a script. */
const separatorOf = (name: string) => (/^npm (?:run|start|test)/.test(name) ? ' --' : '');

/** One line: how a command is typed. */
export function usageLine({ name, options = {}, words }: CommandLine): string {
  const parts = [
    ...(words ? [wordsUsage(words)] : []),
    ...Object.entries(options).map(
      ([option, one]) => `[${optionUsage(option, one)}]${one.multiple ? '…' : ''}`,
    ),
  ];
  return parts.length > 0 ? `${name}${separatorOf(name)} ${parts.join(' ')}` : name;
}

/** How the help of a command is asked for. */
export function helpUsage({ name }: CommandLine): string {
  return `${name}${separatorOf(name)} --help`;
}

function list(title: string, lines: readonly (readonly [string, string])[]): string {
  const width = Math.max(...lines.map(([term]) => term.length));
  return [title, ...lines.map(([term, text]) => `  ${term.padEnd(width)}  ${text}`)].join('\n');
}

function optionLine([name, option]: [string, Option]): [string, string] {
  const { short, help, rule, default: usual, multiple } = option;
  const notes = [
    ...(rule ? [rule.expected] : []),
    ...(usual === undefined ? [] : [`default: ${usual}`]),
    ...(multiple ? ['may be repeated'] : []),
  ];
  return [
    `${short ? `-${short}, ` : ''}${optionUsage(name, option)}`,
    `${help}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`,
  ];
}

/** The help of a command: usage, arguments, options and exit codes. */
export function helpText(command: CommandLine): string {
  const { summary, options = {}, words, exitCodes = {} } = command;
  const help: [string, string] = ['-h, --help', 'Print this help'];
  const codes = Object.entries({ ...EXIT_CODES, ...exitCodes });
  return [
    summary,
    `Usage: ${usageLine(command)}`,
    ...(words ? [list('Arguments:', [[`<${[words.name].flat().join('> <')}>`, words.help]])] : []),
    list('Options:', [...Object.entries(options).map(optionLine), help]),
    list('Exit codes:', codes),
  ].join('\n\n');
}
