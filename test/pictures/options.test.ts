import { readArguments } from '../../scripts/shared/command/read-arguments';
import { COMMAND, checkOptions } from './options';

function optionsOf(...args: string[]) {
  const given = readArguments(COMMAND, args);
  if ('help' in given) {
    throw new Error('The arguments ask for the help.');
  }
  return given.values;
}

it('accepts one base, or none', () => {
  expect(() => checkOptions(optionsOf())).not.toThrow();
  expect(() => checkOptions(optionsOf('--base', 'main'))).not.toThrow();
});

it('refuses two bases, and a part that does not exist', () => {
  expect(() => checkOptions(optionsOf('--base', 'main', '--base-dir', '../build'))).toThrow(
    '--base is "main" and --base-dir is "../build", but there can be only one base. Remove one of them.',
  );
  expect(() => optionsOf('--shard', '3/2')).toThrow('Give i/n with i from 1 to n, such as 1/4.');
});
