import { parseFromSandbox } from './messages';

it.each([
  [{ type: 'done', id: 1 }],
  [{ type: 'failed', id: 1, message: 'x' }],
  [{ type: 'failed', id: 1, message: 'x', file: 'rows.ts', line: 3 }],
  [{ type: 'height', height: 20 }],
])('accepts %j', (message) => {
  expect(parseFromSandbox({ ...message, more: 1 })).toEqual(message);
});

it.each([
  [null],
  ['done'],
  [{ type: 'run' }],
  [{ type: 'done', id: '1' }],
  [{ type: 'failed', id: 1, message: {} }],
  [{ type: 'height', height: -1 }],
  [{ type: 'height', height: 1e9 }],
  [{ type: 'height', height: Number.NaN }],
])('rejects %j', (message) => {
  expect(parseFromSandbox(message)).toBeNull();
});

it.each([
  [{ line: 0 }],
  [{ line: 1.5 }],
  [{ line: '3' }],
  [{ line: Infinity }],
  [{ file: 3 }],
  [{ file: 'x'.repeat(201) }],
])('ignores the invalid position of an error: %j', (position) => {
  const message = { type: 'failed', id: 1, message: 'x' };
  expect(parseFromSandbox({ ...message, ...position })).toEqual(message);
});

it('shortens long error messages', () => {
  const message = 'x'.repeat(100_000);
  expect(parseFromSandbox({ type: 'failed', id: 1, message })).toEqual({
    type: 'failed',
    id: 1,
    message: 'x'.repeat(10_000),
  });
});
