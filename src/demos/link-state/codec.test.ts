import { compressToEncodedURIComponent, decompressFromEncodedURIComponent } from 'lz-string';
import { decodeState, encodeState } from './codec';
import type { DemoState } from './demo-state';

jest.mock('lz-string', () => {
  const actual = jest.requireActual<typeof import('lz-string')>('lz-string');
  return {
    ...actual,
    decompressFromEncodedURIComponent: jest.fn(actual.decompressFromEncodedURIComponent),
  };
});

const pack = (value: unknown) => compressToEncodedURIComponent(JSON.stringify(value));

const FULL: DemoState = {
  code: 'export default function Demo() {\n  return <p title="Ünïcödé 🙂">{"</script>"}</p>;\n}\n',
  variant: 'JS',
  mode: 'dark',
  direction: 'rtl',
  density: 'compact',
  width: 360,
};

it.each([[FULL], [{ variant: 'TS' }]] as [DemoState][])('restores a state: %j', (state) => {
  const compressed = encodeState(state)!;
  expect(compressed).toMatch(/^[\w+$-]+$/);
  expect(decodeState(compressed)).toEqual(state);
});

it.each([
  ['nothing', ''],
  ['noise', 'nonsense'],
  ['an escape', '%00%ff'],
  ['half of a state', encodeState(FULL)!.slice(0, 40)],
  ['invalid JSON', compressToEncodedURIComponent('{variant: "TS"}')],
  ['null', pack(null)],
  ['a list', pack(['TS'])],
  ['no variant', pack({ code: 'a' })],
  ['an unknown field', pack({ variant: 'TS', onload: 'alert(1)' })],
  ['a __proto__ field', compressToEncodedURIComponent('{"variant":"TS","__proto__":{}}')],
  ['a number for code', pack({ variant: 'TS', code: 1 })],
  ['an unknown mode', pack({ variant: 'TS', mode: 'sepia' })],
  ['a width out of range', pack({ variant: 'TS', width: 9e9 })],
  ['too much code', pack({ variant: 'TS', code: 'a'.repeat(30_001) })],
])('rejects %s', (_case, compressed) => {
  expect(decodeState(compressed)).toBeNull();
});

/** Text that doesn't become shorter by compressing it. */
const RANDOM = Array.from({ length: 29_000 }, (_value, index) =>
  String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
).join('');

it.each([
  ['is too long', 'A'.repeat(5_000_000)],
  ['is too long for its text', pack({ variant: 'TS', code: RANDOM })],
  ['would be too long', pack({ variant: 'TS', code: 'a'.repeat(200_000) })],
])("doesn't decompress input that %s", (_case, compressed) => {
  jest.mocked(decompressFromEncodedURIComponent).mockClear();
  expect(decodeState(compressed)).toBeNull();
  expect(decompressFromEncodedURIComponent).not.toHaveBeenCalled();
});

it.each(['\u0001', '"', 'ä\n'])('restores as much code as a link can have, with %j', (part) => {
  const state: DemoState = { variant: 'TS', code: part.repeat(30_000 / part.length) };
  expect(decodeState(encodeState(state)!)).toEqual(state);
});

it("doesn't create a link that is too long to read", () => {
  expect(encodeState({ variant: 'TS', code: RANDOM })).toBeNull();
  expect(encodeState({ variant: 'TS', code: 'a'.repeat(30_001) })).toBeNull();
});
