import { MAX_STATE, parseDemoHash } from './demo-hash';
import { formatDemoHash } from '../viewer/actions/copy-link';

it.each([
  ['#BasicButtons', { name: 'BasicButtons' }],
  ['#BasicButtons.tsx', { name: 'BasicButtons', variant: 'TS' }],
  ['#BasicButtons.js', { name: 'BasicButtons', variant: 'JS' }],
  ['#BasicButtons.js?s=N4Ig-$+', { name: 'BasicButtons', variant: 'JS', state: 'N4Ig-$+' }],
  ['#BasicButtons?s=', { name: 'BasicButtons', state: '' }],
])('parses and formats %s', (hash, link) => {
  expect(parseDemoHash(hash)).toEqual(link);
  expect(formatDemoHash(link as never)).toBe(hash);
});

it('reads no more of a hash than a link may have, and leaves the state invalid', () => {
  const { name, state } = parseDemoHash(`#BasicButtons.js?s=${'A'.repeat(1_000_000)}`)!;
  expect(name).toBe('BasicButtons');
  expect(state!.length).toBeGreaterThan(MAX_STATE);
  expect(state!.length).toBeLessThan(MAX_STATE + 200);
});

it.each([
  '',
  '#',
  '#basic-button',
  '#BasicButtons.ts',
  '#Basic Buttons',
  '#A.tsx?t=1',
  'BasicButtons',
])('ignores "%s"', (hash) => {
  expect(parseDemoHash(hash)).toBeNull();
});
