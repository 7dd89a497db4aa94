/** @jest-environment ./test/unit/jsdom-environment.ts */
import { filterRows } from './filter-rows';

interface Given {
  name: string;
  text?: string;
  deprecated?: boolean;
}

function list(...given: Given[]): HTMLElement[] {
  const parent = document.createElement('div');
  parent.innerHTML = given
    .map(
      ({ name, text = '', deprecated = false }) =>
        `<div><a ${deprecated ? 'data-deprecated' : ''}>${name}</a> ${text}</div>`,
    )
    .join('');
  return [...parent.children] as HTMLElement[];
}

/** The names of the visible rows, in the order of the document. */
function shown([row]: readonly HTMLElement[]): (string | null)[] {
  return [...row!.parentElement!.querySelectorAll('div:not([hidden]) > a')].map(
    ({ textContent }) => textContent,
  );
}

const ROWS: Given[] = [
  { name: 'ButtonProps', text: 'the size of it' },
  { name: 'fontSize' },
  { name: 'size' },
  { name: 'sizeLimit' },
  { name: 'maxSizes', deprecated: true },
  { name: 'sizes', deprecated: true },
];

describe('filterRows', () => {
  it('keeps rows that contain every word, ignoring case', () => {
    const rows = list(
      { name: 'disableRipple', text: 'boolean' },
      { name: 'disabled', text: 'boolean' },
    );
    expect(filterRows(rows, ' DISABLE  ripple')).toBe(1);
    expect(shown(rows)).toEqual(['disableRipple']);
  });

  it('sorts by where a row contains the query, deprecated rows last', () => {
    const rows = list(...ROWS);
    expect(filterRows(rows, 'Size')).toBe(6);
    expect(shown(rows)).toEqual([
      'size',
      'sizeLimit',
      'fontSize',
      'ButtonProps',
      'sizes',
      'maxSizes',
    ]);
  });

  it('shows an exact name first also if it is deprecated', () => {
    const rows = list(...ROWS);
    filterRows(rows, 'sizes');
    expect(shown(rows)).toEqual(['sizes', 'maxSizes']);
  });

  it('finds a name by its words', () => {
    const rows = list({ name: 'x', text: 'disable touch ripple' }, { name: 'disableTouchRipple' });
    filterRows(rows, 'disable touch ripple');
    expect(shown(rows)).toEqual(['disableTouchRipple', 'x']);
  });

  it('shows all rows in their initial order for an empty query', () => {
    const rows = list(...ROWS);
    filterRows(rows, 'size');
    expect(filterRows(rows, ' ')).toBeNull();
    expect(shown(rows)).toEqual(ROWS.map(({ name }) => name));
  });
});
