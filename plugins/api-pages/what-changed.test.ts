import type { ReleaseChanges } from '../../src/api/types';
import { component } from '../api-reference/fixtures/component';
import { whatChanged } from './what-changed';

function step(...added: string[]): ReleaseChanges {
  const props = added.map((name) => ({ name, kind: 'added' as const, after: {} }));
  return { from: '6.5.0', to: '7.3.2', props, slots: [], classes: [] };
}

/** The text of a tree. */
function wordsOf(nodes: unknown): string {
  const found = JSON.stringify(nodes).matchAll(/"value":"((?:[^"\\]|\\.)*)"/g);
  return [...found].map(([, value]) => value).join('');
}

describe('whatChanged', () => {
  it('is empty without changes', () => {
    expect(whatChanged([component({}), component({ changes: [step()] })])).toEqual([]);
  });

  it('lists the changes of each component with a link to the comparison', () => {
    const nodes = whatChanged([component({ changes: [step('edge', 'size')] })]);
    expect(wordsOf(nodes)).toBe(
      'What changed<IconButton />: added props edge, size (6.5.0 → 7.3.2)',
    );
    expect(JSON.stringify(nodes)).toContain(
      '/material-ui/api/compare/?component=IconButton&from=6.5.0&to=7.3.2',
    );
  });

  it('lists a few names and counts the rest', () => {
    const nodes = whatChanged([component({ changes: [step(...'abcdefgh')] })]);
    expect(wordsOf(nodes)).toContain('a, b, c, d, e, f and 2 more');
  });

  it('shows the version that added a component', () => {
    expect(wordsOf(whatChanged([component({ since: '7' })]))).toContain('new in v7');
  });

  it('collapses a long list', () => {
    const changed = component({ changes: [step('edge')] });
    const [, list] = whatChanged([changed, changed, changed, changed]);
    expect(list).toMatchObject({ type: 'mdxJsxFlowElement', name: 'details' });
  });
});
