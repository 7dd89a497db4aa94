import type { ReleaseChanges } from '../../src/api/types';
import { component } from '../api-reference/fixtures/component';
import { whatChanged } from './what-changed';

function step(...added: string[]): ReleaseChanges {
  const props = added.map((name) => ({ name, kind: 'added' as const, after: {} }));
  return { from: '6.5.0', to: '7.3.2', props, slots: [], classes: [] };
}

/** The words of a tree, in order. */
function wordsOf(nodes: unknown): string {
  const found = JSON.stringify(nodes).matchAll(/"value":"((?:[^"\\]|\\.)*)"/g);
  return [...found].map(([, value]) => value).join('');
}

describe('whatChanged', () => {
  it('says nothing where nothing changed', () => {
    expect(whatChanged([component({}), component({ changes: [step()] })])).toEqual([]);
  });

  it('names what changed in each component, and leads to the comparison', () => {
    const nodes = whatChanged([component({ changes: [step('edge', 'size')] })]);
    expect(wordsOf(nodes)).toBe(
      'What changed<IconButton />: added props edge, size (6.5.0 → 7.3.2)',
    );
    expect(JSON.stringify(nodes)).toContain(
      '/material-ui/api/compare/?component=IconButton&from=6.5.0&to=7.3.2',
    );
  });

  it('names a few, and counts the rest', () => {
    const nodes = whatChanged([component({ changes: [step(...'abcdefgh')] })]);
    expect(wordsOf(nodes)).toContain('a, b, c, d, e, f and 2 more');
  });

  it('says since when a new component exists', () => {
    expect(wordsOf(whatChanged([component({ since: '7' })]))).toContain('new in v7');
  });

  it('closes a long list', () => {
    const changed = component({ changes: [step('edge')] });
    const [, list] = whatChanged([changed, changed, changed, changed]);
    expect(list).toMatchObject({ type: 'mdxJsxFlowElement', name: 'details' });
  });
});
