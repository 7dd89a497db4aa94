/** @jest-environment ./src/testing/jsdom-environment.ts */
import { canStore, readStored, removeStored, writeStored } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('reads what was written, otherwise null', () => {
  writeStored('docs-direction', 'rtl');
  expect(localStorage.getItem('docs-direction')).toBe('rtl');
  expect(readStored('docs-direction')).toBe('rtl');
  expect(readStored('docs-other')).toBeNull();
});

describe('when the browser blocks storage', () => {
  beforeEach(() => {
    localStorage.setItem('docs-direction', 'rtl');
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  });

  it("reads null, and reports that storage isn't available", () => {
    expect(readStored('docs-direction')).toBeNull();
    expect(canStore()).toBe(false);
  });

  it('keeps written values until they are removed', () => {
    writeStored('docs-density', 'compact');
    expect(readStored('docs-density')).toBe('compact');
    removeStored('docs-density');
    expect(readStored('docs-density')).toBeNull();
  });
});

it("keeps values that don't fit into a full storage until they fit", () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(canStore()).toBe(false);
  writeStored('docs-direction', 'rtl');
  expect(readStored('docs-direction')).toBe('rtl');
  setItem.mockRestore();
  writeStored('docs-direction', 'ltr');
  expect(localStorage.getItem('docs-direction')).toBe('ltr');
  expect(readStored('docs-direction')).toBe('ltr');
});

it('reports that storage is available, and leaves no entry', () => {
  expect(canStore()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('removes what was stored', () => {
  writeStored('docs-direction', 'rtl');
  removeStored('docs-direction');
  expect(readStored('docs-direction')).toBeNull();
});
