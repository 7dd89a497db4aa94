import type { Condition } from '../types';
import type { Finding } from './in-page';
import { conditionsToProve, mergeFailures, withOwners } from './merge-failures';

const finding = (rule: string, node: string): Finding => ({
  rule,
  criteria: ['1.4.3'],
  impact: 'serious',
  summary: 'Too little contrast',
  node,
});

const found = (...entries: [Condition, Finding[]][]) => new Map(entries);

const CONTRAST = finding('color-contrast', 'p');

it('makes one failure of what fails in several conditions, sorted', () => {
  const merged = mergeFailures(
    'Alpha',
    found(['light', [CONTRAST]], ['dark', [finding('color-contrast', 'a'), CONTRAST, CONTRAST]]),
  );
  expect(merged.map(({ node, conditions }) => [node, conditions])).toEqual([
    ['a', ['dark']],
    ['p', ['light', 'dark']],
  ]);
});

it('attributes a failure to the library only if the node fails everywhere on the bare page', () => {
  const merged = mergeFailures('Alpha', found(['light', [CONTRAST]], ['dark', [CONTRAST]]));
  expect(conditionsToProve(merged)).toEqual(['light', 'dark']);
  const owner = (bare: Parameters<typeof withOwners>[1]) => withOwners(merged, bare)[0];
  expect(owner(found(['light', [CONTRAST]], ['dark', [CONTRAST]]))?.owner).toBe('library');
  expect(owner(found(['light', [CONTRAST]], ['dark', []]))).toMatchObject({
    owner: 'site',
    reason: "The node passes on a page with only the library's provider (dark).",
  });
  expect(owner(found(['light', [finding('color-contrast', 'a')]]))?.owner).toBe('site');
  expect(owner(null)?.owner).toBe('site');
});

it('attributes missing texts to the site, without a bare page', () => {
  const merged = mergeFailures('Alpha', found(['light', [finding('button-name', 'button')]]));
  expect(conditionsToProve(merged)).toEqual([]);
  expect(withOwners(merged, new Map())[0]?.owner).toBe('site');
});
