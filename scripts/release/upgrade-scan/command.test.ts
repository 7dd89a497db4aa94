import { readArguments } from '../../shared/command/read-arguments';
import { ROOT } from '../../shared/root';
import { COMMAND, checkOptions } from './command';

function read(args: readonly string[]) {
  const given = readArguments(COMMAND, args);
  if ('help' in given) {
    throw new Error('It returned the help.');
  }
  checkOptions(given);
  return given;
}

it('reads the folder and the options', () => {
  const defaults = {
    ...{ from: undefined, to: undefined, json: false, fix: false, rule: [] },
    'dry-run': false,
  };
  expect(read([ROOT])).toEqual({ words: [ROOT], values: defaults });
  expect(read(['--json', ROOT, '--from', '6', '--to', '9']).values).toEqual({
    ...defaults,
    from: '6',
    to: '9',
    json: true,
  });
  expect(read([ROOT, '--fix', '--rule', 'a', '--rule', 'b', '--dry-run']).values).toEqual({
    ...defaults,
    fix: true,
    rule: ['a', 'b'],
    'dry-run': true,
  });
});

it.each([
  [[], '<folder> is missing. Give a folder that exists.'],
  [[ROOT, 'other'], 'Unexpected argument "other".'],
  [[`${ROOT}/nowhere`], 'nowhere". Give a folder that exists.'],
  [[__filename], 'Give a folder that exists.'],
  [[ROOT, '--from', 'latest'], '--from is "latest". Give a version'],
  [[ROOT, '--to', 'next'], '--to is "next". Give a version'],
  [[ROOT, '--repair'], '--repair'],
  [[ROOT, '--dry-run'], 'need --fix'],
  [[ROOT, '--rule', 'a'], 'need --fix'],
])('refuses %j', (args, message) => {
  expect(() => read(args)).toThrow(message);
});
