/** @jest-environment ./test/unit/jsdom-environment.ts */
import { renderHook } from '@testing-library/react';
import { useTranslate } from './use-translate';

afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.restoreAllMocks();
});

it('returns English texts, with the same function in every render', () => {
  const { result, rerender } = renderHook(useTranslate);
  const first = result.current;
  rerender();
  expect(result.current).toBe(first);
  expect(first('demo.crashed', { name: 'Dials' })).toBe('The demo Dials crashed.');
});

it('returns English texts, never an ellipsis, for an unknown language', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.history.replaceState(null, '', '/?userLanguage=tlh');
  expect(renderHook(useTranslate).result.current('demo.reset')).toBe('Reset demo');
  expect(error).toHaveBeenCalledTimes(1);
});
