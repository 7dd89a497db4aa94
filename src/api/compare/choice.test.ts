import { compareLink } from '../compare-link';
import type { CompareData } from '../types';
import { readChoice, searchOf } from './choice';

const DATA: CompareData = {
  product: 'material-ui',
  documented: '7.3.2',
  versions: ['7.3.2', '6.5.0'],
  components: [
    { name: 'Alert', slug: 'alert', versions: ['7.3.2', '6.5.0'] },
    { name: 'Chip', slug: 'chip', versions: ['7.3.2', '6.5.0'] },
  ],
  summaries: [
    {
      ...{ from: '6.5.0', to: '7.3.2', added: [], removed: [], unchanged: 1, unknown: [] },
      changed: [{ name: 'Chip', props: { added: 1 }, slots: {}, classes: {} }],
    },
  ],
};

describe('readChoice', () => {
  it('defaults to the latest two releases and the first component that changed', () => {
    const first = { component: 'Chip', from: '6.5.0', to: '7.3.2' };
    expect(readChoice('', DATA)).toEqual({ choice: first, unknown: [] });
    const unchanged = { ...first, component: 'Alert' };
    expect(readChoice('', { ...DATA, summaries: [] }).choice).toEqual(unchanged);
  });

  it('defaults to the documented version, also beside a later one', () => {
    const { choice } = readChoice('', { ...DATA, versions: ['9.5.0', ...DATA.versions] });
    expect(choice).toEqual({ component: 'Chip', from: '6.5.0', to: '7.3.2' });
  });

  it.each([
    ['new in the documented release', ['9.5.0', '7.3.2'], '7.3.2', '9.5.0'],
    ['new in a later release', ['9.5.0'], '6.5.0', '7.3.2'],
    ['not in the documented release', ['9.5.0', '6.5.0'], '6.5.0', '9.5.0'],
    ['in no other release', ['7.3.2'], '6.5.0', '7.3.2'],
  ])('defaults to releases that have a component %s', (_title, versions, from, to) => {
    const components = [{ name: 'Chip', slug: 'chip', versions }];
    const data = { ...DATA, versions: ['9.5.0', ...DATA.versions], components };
    expect(readChoice('?component=Chip', data).choice).toEqual({ component: 'Chip', from, to });
  });

  it('reads the choice in a link', () => {
    const { search } = new URL(compareLink('material-ui', 'Chip', '7.3.2', '6.5.0'), 'http://a');
    const asked = { component: 'Chip', from: '7.3.2', to: '6.5.0' };
    expect(readChoice(search, DATA)).toEqual({ choice: asked, unknown: [] });
  });

  it('reports unknown values and falls back to the defaults', () => {
    expect(readChoice('?component=Chap&from=4.0.0', DATA)).toEqual({
      choice: { component: 'Chip', from: '6.5.0', to: '7.3.2' },
      unknown: [
        { what: 'component', value: 'Chap' },
        { what: 'version', value: '4.0.0' },
      ],
    });
  });
});

describe('a hostile link', () => {
  it('is cut', () => {
    const { unknown } = readChoice(`?component=${'a'.repeat(3_000)}&to=${'b'.repeat(3_000)}`, DATA);
    expect(unknown.map(({ value }) => value.length)).toEqual([200, 200]);
  });

  it('is ignored if it is longer than any link of the site', () => {
    const search = `?component=Chip&${'x=1&'.repeat(100_000)}`;
    expect(readChoice(search, DATA)).toEqual(readChoice('', DATA));
    const choice = { component: 'Chip', from: '6.5.0', to: '7.3.2' };
    expect(searchOf(choice, search)).toBe('?component=Chip&from=6.5.0&to=7.3.2');
  });
});

describe('searchOf', () => {
  it('writes a query that readChoice reads, and keeps other parameters', () => {
    const choice = { component: 'Chip', from: '6.5.0', to: '7.3.2' };
    const search = searchOf(choice, '?lang=de&component=Old');
    expect(readChoice(search, DATA).choice).toEqual(choice);
    expect(search).toContain('lang=de');
  });
});
