/** @jest-environment ./test/unit/jsdom-environment.ts */
import { renderHook } from '@testing-library/react';
import { translateWith } from './translate';
import { useOwnTexts, useTranslate } from './use-translate';

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

describe('useOwnTexts', () => {
  const TEXTS = { en: { step: 'From {from}' } };

  it('returns texts of its own dictionaries, with the same function in every render', () => {
    const { result, rerender } = renderHook(() => useOwnTexts(TEXTS));
    const first = result.current;
    rerender();
    expect(result.current).toBe(first);
    expect(first('step', { from: '6.5.0' })).toBe('From 6.5.0');
  });

  it('returns English texts in a language that they lack', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    expect(translateWith('tlh', 'step', { from: 6 }, { tlh: {}, ...TEXTS })).toBe('From 6');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
