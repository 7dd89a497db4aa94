import type { ComponentApi, EntryChange, ReleaseChanges } from '../../../src/api/types';
import { component, prop } from '../api-reference/fixtures/component';
import { changesText, changesTitle } from './changes-section';
import type { Dialect } from './dialect';
import { pageOf } from './fixtures/api-page';

const DIALECT: Dialect = {
  link: (href) => `site:${href}`,
  rows: String,
  folded: (summary, markdown) => `(${summary}: ${markdown})`,
  warning: String,
};

const textOf = (given: Partial<ComponentApi>) => changesText(pageOf(given), DIALECT).join('\n');

function step(props: EntryChange[]): ReleaseChanges {
  return { from: '6.5.0', to: '7.3.2', props, slots: [], classes: [] };
}

function added(name: string): EntryChange {
  return { name, kind: 'added', after: { type: 'boolean' } };
}

describe('changesText', () => {
  it('is empty without a change or an earlier release', () => {
    expect(textOf({})).toBe('');
    expect(textOf({ changes: [step([])] })).toBe('');
  });

  it('links a change to its row, if any, and to the comparison', () => {
    const removed: EntryChange = { name: 'old', kind: 'removed', before: {}, deprecated: 'Gone.' };
    const changes = [step([added('edge'), removed])];
    const text = textOf({ props: [prop('edge')], changes });
    expect(text).toContain(
      '(site:/material-ui/api/compare/?component=IconButton&from=6.5.0&to=7.3.2)',
    );
    expect(text).toContain('- **Added** prop [`edge`](site:#icon-button-prop-edge): `boolean`');
    expect(text).toContain('- **Removed** prop `old`: Gone.');
  });

  it('shows the version that added a component', () => {
    expect(textOf({ since: '7', changes: [] })).toBe('`IconButton` is new in v7.');
  });

  it('starts with what later releases change, and links what they remove to its row', () => {
    const gone: EntryChange = { name: 'edge', kind: 'removed', before: {} };
    const later = { ...step([gone]), from: '7.3.2', to: '9.5.0', systemProps: 'removed' as const };
    const text = textOf({
      props: [prop('edge')],
      laterChanges: [later],
      changes: [step([added('edge')])],
    });
    expect(text).toMatch(/From 7\.3\.2 to 9\.5\.0[^]*From 6\.5\.0 to 7\.3\.2/);
    expect(text).toContain('- **Removed** prop [`edge`](site:#icon-button-prop-edge)');
    expect(text).toContain('- **Removed** style props such as `mt` and `bgcolor`');
  });

  it('collapses a long list', () => {
    const names = Array.from({ length: 12 }, (_, index) => `prop${index}`);
    expect(textOf({ changes: [step(names.map(added))] })).toContain(
      '(12 changes: - **Added** prop `prop0`',
    );
  });
});

it('names the earliest release in the title', () => {
  expect(changesTitle(component({ changes: [step([])] }))).toBe('Changes since v6');
  expect(changesTitle(component())).toBe('Changes');
});
