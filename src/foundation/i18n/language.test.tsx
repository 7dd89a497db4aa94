/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, renderHook } from '@testing-library/react';
import {
  askedLanguage,
  language,
  languageOfSearch,
  searchInSession,
  searchOfLanguage,
  useLanguage,
} from './language';

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

  it('logs only the start of a long language', () => {
    expect(languageOfSearch(`?userLanguage=${'x'.repeat(5_000)}`)).toBe('en');
    expect((error.mock.calls[0] as [string])[0].length).toBeLessThan(400);
    expect(searchOfLanguage(`?q=1&${'x=1&'.repeat(100_000)}`, 'zh')).toBe('?userLanguage=zh');
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

describe('searchInSession', () => {
  beforeEach(() => {
    language.reset();
  });

  it('keeps a requested language on pages that request none', () => {
    expect(searchInSession('?q=1')).toBe('?q=1');
    expect(searchInSession('?userLanguage=zh')).toBe('?userLanguage=zh');
    expect(searchInSession('?q=1')).toBe('?q=1&userLanguage=zh');
    expect(sessionStorage.getItem('docs-language')).toBe('zh');
  });

  it('returns to English when a page requests it', () => {
    searchInSession('?userLanguage=zh');
    searchInSession('?userLanguage=en');
    expect(searchInSession('')).toBe('');
  });

  it.each(['../../evil', 'ZH', ''])('ignores the stored language "%s"', (stored) => {
    sessionStorage.setItem('docs-language', stored);
    expect(searchInSession('?q=1')).toBe('?q=1');
  });

  it('does not keep an invalid language', () => {
    searchInSession('?userLanguage=../../evil');
    expect(searchInSession('')).toBe('');
  });

  it('works when the browser blocks storage', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    searchInSession('?userLanguage=zh');
    expect(searchInSession('')).toBe('?userLanguage=zh');
    setItem.mockRestore();
  });
});

describe('useLanguage', () => {
  it('is the language in the URL', () => {
    window.history.replaceState(null, '', '/?userLanguage=zh');
    expect(renderHook(useLanguage).result.current).toBe('zh');
  });

  it('is the language of an earlier page of the session', () => {
    window.history.replaceState(null, '', '/?userLanguage=zh');
    renderHook(useLanguage);
    window.history.replaceState(null, '', '/next/');
    expect(renderHook(useLanguage).result.current).toBe('zh');
  });

  it('returns to English when the language of the session is reset', () => {
    language.set('zh');
    const { result } = renderHook(useLanguage);
    expect(result.current).toBe('zh');
    act(language.reset);
    expect(result.current).toBe('en');
  });

  it('is English on the server', async () => {
    window.history.replaceState(null, '', '/?userLanguage=zh');
    const { renderToString } = await import('react-dom/server');
    const Language = () => useLanguage();
    expect(renderToString(<Language />)).toBe('en');
  });
});

it('reads the address once, however many texts a page has', () => {
  window.history.replaceState(null, '', '/?userLanguage=zh&once');
  const read = jest.spyOn(URLSearchParams.prototype, 'get');
  renderHook(useLanguage);
  const calls = read.mock.calls.length;
  expect(renderHook(useLanguage).result.current).toBe('zh');
  expect(read).toHaveBeenCalledTimes(calls);
  read.mockRestore();
});
