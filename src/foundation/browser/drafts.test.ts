/** @jest-environment ./test/unit/jsdom-environment.ts */
import { readDraft, writeDraft } from './drafts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/page/');
});

it('stores one value per id and page', () => {
  writeDraft('a', 'text');
  expect(readDraft('a')).toBe('text');
  expect(readDraft('b')).toBeNull();
  window.history.replaceState(null, '', '/other/');
  expect(readDraft('a')).toBeNull();
  window.history.replaceState(null, '', '/page/?query');
  expect(readDraft('a')).toBe('text');
});

it('deletes a draft', () => {
  writeDraft('a', 'text');
  writeDraft('a', null);
  expect(sessionStorage).toHaveLength(0);
});

it('ignores invalid JSON', () => {
  sessionStorage.setItem('draft:/page/#a', '{');
  expect(readDraft('a')).toBeNull();
});

it('ignores blocked storage', () => {
  const block = () => {
    throw new DOMException('Blocked.', 'SecurityError');
  };
  const blocked = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(block);
  expect(() => writeDraft('a', 'text')).not.toThrow();
  expect(readDraft('a')).toBeNull();
  blocked.mockRestore();
});
