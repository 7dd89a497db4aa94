import { ROOT } from '../../shared/root';
import { readArguments } from './read-arguments';

it('reads the folder and the options', () => {
  const defaults = {
    ...{ from: undefined, to: undefined, json: false, fix: false, rules: undefined },
    dryRun: false,
  };
  expect(readArguments([ROOT])).toEqual({ ...defaults, folder: ROOT });
  expect(readArguments(['--json', ROOT, '--from', '6', '--to', '9'])).toEqual({
    ...defaults,
    folder: ROOT,
    from: '6',
    to: '9',
    json: true,
  });
  expect(readArguments([ROOT, '--fix', '--rule', 'a', '--rule', 'b', '--dry-run'])).toEqual({
    ...defaults,
    folder: ROOT,
    fix: true,
    rules: ['a', 'b'],
    dryRun: true,
  });
});

it.each([
  [[], 'Give one folder, not 0.'],
  [[ROOT, ROOT], 'Give one folder, not 2.'],
  [[`${ROOT}/nowhere`], 'Not a folder'],
  [[__filename], 'Not a folder'],
  [[ROOT, '--from', 'latest'], 'Not a version: "latest"'],
  [[ROOT, '--to', 'next'], 'Not a version: "next"'],
  [[ROOT, '--repair'], '--repair'],
  [[ROOT, '--dry-run'], 'need --fix'],
  [[ROOT, '--rule', 'a'], 'need --fix'],
])('refuses %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
