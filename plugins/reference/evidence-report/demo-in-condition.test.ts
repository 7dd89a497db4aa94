import { toString } from 'mdast-util-to-string';
import type { Condition } from 'accessibility-evidence';
import { decodeState } from '../../../src/demos/link-state/codec';
import { parseDemoHash } from '../../../src/demos/page/demo-hash';
import { nodesOf } from '../../shared/markdown-nodes';
import { demoInCondition, uncheckedStates } from './demo-in-condition';

/** The state in a link, as the page reads it. */
function stateIn(conditions?: Condition[]) {
  const { name, state } = parseDemoHash(demoInCondition('BasicChips', conditions))!;
  expect(name).toBe('BasicChips');
  return state === undefined ? null : decodeState(state);
}

it.each<[Condition[], object]>([
  [['light', 'rtl', 'compact'], { mode: 'light' }],
  [['dark'], { mode: 'dark' }],
  [['text-200', 'rtl'], { direction: 'rtl' }],
  [['compact'], { density: 'compact' }],
  [['text-200', 'width-320'], { width: 320 }],
])('opens a demo that fails in %j in the first one', (conditions, look) => {
  expect(stateIn(conditions)).toEqual({ variant: 'TS', ...look });
});

it.each<[Condition[] | undefined]>([
  [undefined],
  [['light', 'dark', 'rtl']],
  [['text-200', 'forced-colors']],
])('opens a demo as it is for %j', (conditions) => {
  expect(stateIn(conditions)).toBeNull();
});

it('leaves links with a state out of the check of anchors, and keeps others', () => {
  const href = demoInCondition('A', ['dark']);
  const nodes = uncheckedStates(nodesOf(`- [A](${href}), [B](#B), [C](https://c.d/#C?s=1)`));
  expect(nodes.map((node) => toString(node))).toEqual(['A, B, C']);
  const json = JSON.stringify(nodes);
  expect(json).toContain(
    `"value":"${href}"},{"type":"mdxJsxAttribute","name":"data-noBrokenLinkCheck"}`,
  );
  expect(json.match(/"type":"link"/g)).toHaveLength(2);
});
