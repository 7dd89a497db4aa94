import { readArguments } from './read-arguments';
import { oneOf, wholeNumber } from './rules';
import type { CommandLine } from './types';

const COMMAND = {
  name: 'npm run example',
  summary: 'Does something.',
  options: {
    port: { type: 'string', short: 'p', value: 'number', help: 'Port', rule: wholeNumber(0, 9) },
    format: { type: 'string', default: 'csv', help: 'Format', rule: oneOf(['csv', 'json']) },
    rule: { type: 'string', multiple: true, help: 'Rule' },
    quick: { type: 'boolean', help: 'Less' },
  },
  words: { name: 'folder', help: 'A folder', least: 1, most: 2 },
  exitCodes: { 1: 'It found something' },
} satisfies CommandLine;

it('reads options and words, with defaults', () => {
  expect(readArguments(COMMAND, ['a'])).toEqual({
    values: { port: undefined, format: 'csv', rule: [], quick: false },
    words: ['a'],
  });
  expect(
    readArguments(COMMAND, [
      'a',
      '-p',
      '8',
      '--format=json',
      '--rule',
      'x',
      '--rule',
      'y',
      '--quick',
    ]),
  ).toEqual({
    values: { port: '8', format: 'json', rule: ['x', 'y'], quick: true },
    words: ['a'],
  });
});

it.each([
  [['a', '--prot', '8'], "Unknown option '--prot'."],
  [['a', '--constructor'], "Unknown option '--constructor'."],
  [['a', 'b', 'c'], 'Unexpected argument "c". The command takes 2 (<folder>).'],
  [[], '<folder> is missing.'],
  [[''], '<folder> is "". Give a value.'],
  [['a', '--port'], "Option '-p, --port <value>' argument missing."],
  [['a', '--port='], '--port is "". Give a whole number from 0 to 9.'],
  [['a', '--port', '10'], '--port is "10". Give a whole number from 0 to 9.'],
  [['a', '--port', '0x1'], '--port is "0x1".'],
  [['a', '--format', 'xml'], '--format is "xml". Give one of csv, json.'],
  [['a', '--rule', 'x', '--rule', ''], '--rule is "". Give a value.'],
  [['a', '--quick=no'], "Option '--quick' does not take an argument."],
])('refuses %j, and shows how to write it', (args, reason) => {
  const usage =
    'Usage: npm run example -- <folder>… [--port <number>] [--format <value>] [--rule <value>]… [--quick]\n' +
    'Help:  npm run example -- --help';
  let message = '';
  try {
    readArguments(COMMAND, args);
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toBe(`${message.split('\n')[0]}\n${usage}`);
  expect(message).toContain(reason);
});

it('names each of a fixed number of words', () => {
  const command = {
    name: 'npm run example',
    summary: '',
    words: { name: ['product', 'version'], help: '', least: 2, most: 2 },
  };
  expect(() => readArguments(command, ['x'])).toThrow(
    '<version> is missing. Give it.\nUsage: npm run example -- <product> <version>\n',
  );
  expect(() => readArguments(command, ['x', ''])).toThrow('<version> is "". Give a value.');
  expect(() => readArguments(command, ['x', '1', '2'])).toThrow(
    'Unexpected argument "2". The command takes 2 (<product> <version>).',
  );
});

it('refuses words if there are none', () => {
  expect(() => readArguments({ name: 'npm run example', summary: '' }, ['bogus'])).toThrow(
    'Unexpected argument "bogus". The command takes only options.\nUsage: npm run example\n',
  );
});

it.each([['--help'], ['-h'], ['a', '--help']])('returns the help for %j', (...args) => {
  expect(readArguments(COMMAND, args)).toEqual({
    help: `Does something.

Usage: npm run example -- <folder>… [--port <number>] [--format <value>] [--rule <value>]… [--quick]

Arguments:
  <folder>  A folder

Options:
  -p, --port <number>  Port (a whole number from 0 to 9)
  --format <value>     Format (one of csv, json; default: csv)
  --rule <value>       Rule (may be repeated)
  --quick              Less
  -h, --help           Print this help

Exit codes:
  0  Success
  1  It found something
  2  Invalid arguments`,
  });
});
