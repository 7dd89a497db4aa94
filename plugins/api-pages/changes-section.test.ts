import type { ComponentApi, EntryChange, ReleaseChanges } from '../../src/api/types';
import { prop } from '../api-reference/fixtures/component';
import { changesSection } from './changes-section';
import type { Dialect } from './content';
import { pageOf } from './fixtures/api-page';

const DIALECT: Dialect = {
  link: (href) => `site:${href}`,
  rows: String,
  folded: (summary, markdown) => `(${summary}: ${markdown})`,
  warning: String,
};

const sectionOf = (given: Partial<ComponentApi>) => changesSection(pageOf(given), DIALECT);

function step(props: EntryChange[]): ReleaseChanges {
  return { from: '6.5.0', to: '7.3.2', props, slots: [], classes: [] };
}

function added(name: string): EntryChange {
  return { name, kind: 'added', after: { type: 'boolean' } };
}

describe('changesSection', () => {
  it('is null without a change or an earlier release', () => {
    expect(sectionOf({})).toBeNull();
    expect(sectionOf({ changes: [step([])] })).toBeNull();
  });

  it('links a change to its row, if any, and to the comparison', () => {
    const removed: EntryChange = { name: 'old', kind: 'removed', before: {}, deprecated: 'Gone.' };
    const changes = [step([added('edge'), removed])];
    const section = sectionOf({ props: [prop('edge')], changes });
    expect(section).toMatchObject({ id: 'changes', title: 'Changes since v6' });
    expect(section?.text).toContain(
      '(site:/material-ui/api/compare/?component=IconButton&from=6.5.0&to=7.3.2)',
    );
    expect(section?.text).toContain(
      '- **Added** prop [`edge`](site:#icon-button-prop-edge): `boolean`',
    );
    expect(section?.text).toContain('- **Removed** prop `old`: Gone.');
  });

  it('shows the version that added a component', () => {
    expect(sectionOf({ since: '7', changes: [] })).toMatchObject({
      title: 'Changes',
      text: '`IconButton` is new in v7.',
    });
  });

  it('collapses a long list', () => {
    const names = Array.from({ length: 12 }, (_, index) => `prop${index}`);
    expect(sectionOf({ changes: [step(names.map(added))] })?.text).toContain(
      '(12 changes: - **Added** prop `prop0`',
    );
  });
});
