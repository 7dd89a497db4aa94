import { parseFromSandbox } from './messages';

it.each([
  [{ type: 'ready' }],
  [{ type: 'done', id: 1 }],
  [{ type: 'failed', id: 1, message: 'x' }],
  [{ type: 'height', height: 20 }],
])('accepts %j', (message) => {
  expect(parseFromSandbox({ ...message, more: 1 })).toEqual(message);
});

it.each([
  [null],
  ['ready'],
  [{ type: 'run' }],
  [{ type: 'done', id: '1' }],
  [{ type: 'failed', id: 1, message: {} }],
  [{ type: 'height', height: -1 }],
  [{ type: 'height', height: 1e9 }],
  [{ type: 'height', height: Number.NaN }],
])('rejects %j', (message) => {
  expect(parseFromSandbox(message)).toBeNull();
});
