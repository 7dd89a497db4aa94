import { compressToEncodedURIComponent } from 'lz-string';
import { decodeState, encodeState } from './codec';
import type { DemoState } from './demo-state';

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

it("doesn't decompress input that is too long", () => {
  const started = performance.now();
  expect(decodeState('A'.repeat(5_000_000))).toBeNull();
  expect(performance.now() - started).toBeLessThan(50);
});

it("doesn't create a link that is too long to read", () => {
  const random = Array.from({ length: 29_000 }, (_value, index) =>
    String.fromCharCode(0x4e00 + ((index * 7919) % 20_000)),
  ).join('');
  expect(encodeState({ variant: 'TS', code: random })).toBeNull();
  expect(encodeState({ variant: 'TS', code: 'a'.repeat(30_001) })).toBeNull();
});
