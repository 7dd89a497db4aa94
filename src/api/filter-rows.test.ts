/** @jest-environment ./test/unit/jsdom-environment.ts */
import { filterRows } from './filter-rows';

function rows(...texts: string[]): HTMLElement[] {
  return texts.map((text) => Object.assign(document.createElement('div'), { textContent: text }));
}

describe('filterRows', () => {
  it('keeps rows that contain every word, ignoring case', () => {
    const given = rows('disableRipple boolean', 'disabled boolean', 'color string');
    expect(filterRows(given, ' DISABLE  ripple')).toBe(1);
    expect(given.map(({ hidden }) => hidden)).toEqual([false, true, true]);
  });

  it('shows all rows for an empty query', () => {
    const given = rows('a', 'b');
    filterRows(given, 'a');
    expect(filterRows(given, ' ')).toBeNull();
    expect(given.map(({ hidden }) => hidden)).toEqual([false, false]);
  });
});
