import { ROOT } from '../../shared/root';
import { readArguments } from './read-arguments';

it('reads the folder and the options', () => {
  expect(readArguments([ROOT])).toEqual({ folder: ROOT, from: undefined, json: false });
  expect(readArguments(['--json', ROOT, '--from', '6'])).toEqual({
    folder: ROOT,
    from: '6',
    json: true,
  });
});

it.each([
  [[], 'Give one folder, not 0.'],
  [[ROOT, ROOT], 'Give one folder, not 2.'],
  [[`${ROOT}/nowhere`], 'Not a folder'],
  [[__filename], 'Not a folder'],
  [[ROOT, '--from', 'latest'], 'Not a version: "latest"'],
  [[ROOT, '--fix'], '--fix'],
])('refuses %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
