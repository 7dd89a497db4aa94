import type { ReleaseChanges } from '../../../src/api/types';
import { component } from '../api-reference/fixtures/component';
import { whatChanged } from './what-changed';

function step(...added: string[]): ReleaseChanges {
  const props = added.map((name) => ({ name, kind: 'added' as const, after: {} }));
  return { from: '6.5.0', to: '7.3.2', props, slots: [], classes: [] };
}

describe('whatChanged', () => {
  it('is empty without changes', () => {
    expect(whatChanged([component({}), component({ changes: [step()] })])).toEqual([]);
  });

  it('lists the changes of each component with a link to the comparison', () => {
    expect(whatChanged([component({ changes: [step('edge', 'size')] })])).toEqual([
      '- `<IconButton />`: added props `edge`, `size` ([IconButton 6.5.0 → 7.3.2](/material-ui/api/compare/?component=IconButton&from=6.5.0&to=7.3.2))',
    ]);
  });

  it('lists a few names and counts the rest', () => {
    const [item] = whatChanged([component({ changes: [step(...'abcdefgh')] })]);
    expect(item).toContain('`a`, `b`, `c`, `d`, `e`, `f` and 2 more');
  });

  it('shows the version that added a component', () => {
    expect(whatChanged([component({ since: '7' })])).toEqual(['- `<IconButton />`: new in v7']);
  });
});
