import { compareLink } from '../compare-link';
import type { CompareData } from '../types';
import { readChoice, searchOf } from './choice';

const DATA: CompareData = {
  product: 'material-ui',
  documented: '7.3.2',
  versions: ['7.3.2', '6.5.0'],
  components: [{ name: 'Chip', slug: 'chip', versions: ['7.3.2', '6.5.0'] }],
  summaries: [],
};

describe('readChoice', () => {
  it('defaults to the latest two releases and no component', () => {
    const first = { component: '', from: '6.5.0', to: '7.3.2' };
    expect(readChoice('', DATA)).toEqual({ choice: first, unknown: [] });
  });

  it('defaults to the documented version, also beside a later one', () => {
    const { choice } = readChoice('', { ...DATA, versions: ['9.5.0', ...DATA.versions] });
    expect(choice).toEqual({ component: '', from: '6.5.0', to: '7.3.2' });
  });

  it('reads the choice in a link', () => {
    const { search } = new URL(compareLink('material-ui', 'Chip', '7.3.2', '6.5.0'), 'http://a');
    const asked = { component: 'Chip', from: '7.3.2', to: '6.5.0' };
    expect(readChoice(search, DATA)).toEqual({ choice: asked, unknown: [] });
  });

  it('reports unknown values and falls back to the defaults', () => {
    expect(readChoice('?component=Chap&from=4.0.0', DATA)).toEqual({
      choice: { component: '', from: '6.5.0', to: '7.3.2' },
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
