import { readArguments } from './read-arguments';

const HERE = __dirname;

it('reads the folder and the options', () => {
  const defaults = { to: '9', json: false, fix: false, rule: [], 'dry-run': false, help: false };
  expect(readArguments([HERE])).toEqual({ ...defaults, folder: HERE });
  expect(readArguments(['--json', HERE, '--from', '6', '--to', '7'])).toEqual({
    ...defaults,
    folder: HERE,
    from: '6',
    to: '7',
    json: true,
  });
  expect(readArguments([HERE, '--fix', '--rule', 'a', '--rule', 'b', '--dry-run'])).toEqual({
    ...defaults,
    folder: HERE,
    fix: true,
    rule: ['a', 'b'],
    'dry-run': true,
  });
});

it.each([
  [[], '<folder> is missing. Give a folder that exists.'],
  [[HERE, 'other'], 'Unexpected argument "other". Give one folder.'],
  [[`${HERE}/nowhere`], 'nowhere". Give a folder that exists.'],
  [[__filename], 'Give a folder that exists.'],
  [[HERE, '--from', 'latest'], '--from is "latest". Give a version'],
  [[HERE, '--to', '8'], '--to is "8". Give one of 9, 7.'],
  [[HERE, '--repair'], '--repair'],
  [[HERE, '--dry-run'], 'need --fix'],
  [[HERE, '--rule', 'a'], 'need --fix'],
])('refuses %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
