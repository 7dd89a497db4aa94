/** @jest-environment ./test/unit/jsdom-environment.ts */
import { canStore } from './can-store';

afterEach(() => jest.restoreAllMocks());

it('reports that storage is available, and leaves no entry', () => {
  expect(canStore()).toBe(true);
  expect(localStorage).toHaveLength(0);
});

it('reports blocked and full storage', () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(canStore()).toBe(false);
  setItem.mockRestore();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(canStore()).toBe(false);
});
