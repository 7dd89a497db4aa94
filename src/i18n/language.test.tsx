/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { askedLanguage, languageOfSearch, searchOfLanguage, useLanguage } from './language';

jest.mock('./dictionaries', () => ({ DEFAULT_LANGUAGE: 'en', SUPPORTED_LANGUAGES: ['en', 'zh'] }));

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => error.mockClear());
afterEach(() => window.history.replaceState(null, '', '/'));

describe('languageOfSearch', () => {
  it.each([
    ['', 'en'],
    ['?q=zh', 'en'],
    ['?userLanguage=en', 'en'],
    ['?q=1&userLanguage=zh', 'zh'],
  ])('reads "%s" as %s, without a word', (search, language) => {
    expect(languageOfSearch(search)).toBe(language);
    expect(error).not.toHaveBeenCalled();
  });

  it.each(['xx', '', 'ZH', 'constructor'])(
    'logs the unknown language "%s" once, and uses English',
    (asked) => {
      expect(languageOfSearch(`?userLanguage=${asked}`)).toBe('en');
      expect(languageOfSearch(`?userLanguage=${asked}`)).toBe('en');
      expect(error.mock.calls).toEqual([
        [
          `i18n: the address asks for the language "${asked}" (?userLanguage=), which has no dictionary; English is shown. Known: en, zh.`,
        ],
      ]);
    },
  );
});

describe('askedLanguage', () => {
  it.each([
    ['?userLanguage=de', 'de'],
    ['?q=1&userLanguage=en', 'en'],
    ['', null],
    ['?userLanguage=', null],
    ['?userLanguage=ZH', null],
    ['?userLanguage=../../evil', null],
    ['?userLanguage=%00', null],
    ['?userLanguage=<b>', null],
  ])('reads "%s" as %s', (search, language) => {
    expect(askedLanguage(search)).toBe(language);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('searchOfLanguage', () => {
  it.each([
    ['', 'zh', '?userLanguage=zh'],
    ['?q=1&userLanguage=xx', 'zh', '?q=1&userLanguage=zh'],
    ['?userLanguage=zh&q=1', 'en', '?q=1'],
    ['?userLanguage=zh', 'en', ''],
  ])('turns "%s" to %s by "%s"', (search, language, expected) => {
    expect(searchOfLanguage(search, language)).toBe(expected);
  });
});

describe('useLanguage', () => {
  it('is the language in the URL', () => {
    window.history.replaceState(null, '', '/?userLanguage=zh');
    expect(renderHook(useLanguage).result.current).toBe('zh');
  });

  it('is English on the server', async () => {
    window.history.replaceState(null, '', '/?userLanguage=zh');
    Object.assign(globalThis, { TextEncoder });
    const { renderToString } = await import('react-dom/server');
    const Language = () => useLanguage();
    expect(renderToString(<Language />)).toBe('en');
  });
});
