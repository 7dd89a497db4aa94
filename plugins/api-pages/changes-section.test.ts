import type { EntryChange, ReleaseChanges } from '../../src/api/types';
import { component, prop } from '../api-reference/fixtures/component';
import { changesSection } from './changes-section';

function step(props: EntryChange[]): ReleaseChanges {
  return { from: '6.5.0', to: '7.3.2', props, slots: [], classes: [] };
}

function added(name: string): EntryChange {
  return { name, kind: 'added', after: { type: 'boolean' } };
}

describe('changesSection', () => {
  it('is null without a change or an earlier release', () => {
    expect(changesSection(component({}), String)).toBeNull();
    expect(changesSection(component({ changes: [step([])] }), String)).toBeNull();
  });

  it('links a change to its row, if any, and to the comparison', () => {
    const removed: EntryChange = { name: 'old', kind: 'removed', before: {}, deprecated: 'Gone.' };
    const changes = [step([added('edge'), removed])];
    const mdx = changesSection(component({ props: [prop('edge')], changes }), String);
    expect(mdx).toMatch(/^## Changes since v6 \{\/\* #changes \*\/\}/);
    expect(mdx).toContain('(/material-ui/api/compare/?component=IconButton&from=6.5.0&to=7.3.2)');
    expect(mdx).toContain('- **Added** prop [`edge`](#icon-button-prop-edge): `boolean`');
    expect(mdx).toContain('- **Removed** prop `old`: Gone.');
  });

  it('shows the version that added a component', () => {
    expect(changesSection(component({ since: '7', changes: [] }), String)).toContain(
      '`IconButton` is new in v7.',
    );
  });

  it('collapses a long list', () => {
    const names = Array.from({ length: 12 }, (_, index) => `prop${index}`);
    const mdx = changesSection(component({ changes: [step(names.map(added))] }), String);
    expect(mdx).toContain('<details>\n<summary>12 changes</summary>');
  });
});
