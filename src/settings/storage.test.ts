/** @jest-environment jsdom */
import { readStored, writeStored } from './storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('reads what was written, and null where nothing was', () => {
  writeStored('docs-direction', 'rtl');
  expect(localStorage.getItem('docs-direction')).toBe('rtl');
  expect(readStored('docs-direction')).toBe('rtl');
  expect(readStored('docs-other')).toBeNull();
});

it('reads null and writes nothing where the browser refuses storage', () => {
  localStorage.setItem('docs-direction', 'rtl');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readStored('docs-direction')).toBeNull();
  expect(() => writeStored('docs-direction', 'ltr')).not.toThrow();
});

it('does not stop at a full storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeStored('docs-direction', 'ltr')).not.toThrow();
});
