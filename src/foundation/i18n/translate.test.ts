import { en } from './en';
import { translate } from './translate';
import type { TranslationKey } from './dictionaries';

const KNOWN = { en, zh: { demo: { expand: '展开代码' } } };

const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  warn.mockClear();
  error.mockClear();
});

describe('translate', () => {
  it('returns the text of a nested key', () => {
    expect(translate('en', 'demo.expand')).toBe('Expand code');
    expect(translate('en', 'demo.copyLink.TS')).toBe('Copy link to TypeScript source');
    expect(translate('zh', 'demo.expand', {}, KNOWN)).toBe('展开代码');
  });

  it('fills in placeholders, and keeps those without a value', () => {
    const texts = { en: { demo: { crashed: '{name} and {name}, {constructor}, {other}' } } };
    expect(translate('en', 'demo.crashed', { name: 3 }, texts)).toBe(
      '3 and 3, {constructor}, {other}',
    );
  });

  it('falls back to English for a missing text, with one warning per language and key', () => {
    for (const key of ['demo.hide', 'demo.hide', 'demo.show'] as const) {
      expect(translate('zh', key, {}, KNOWN)).toBe(en.demo[key === 'demo.hide' ? 'hide' : 'show']);
    }
    translate('fr', 'demo.hide', {}, { ...KNOWN, fr: {} });
    expect(warn.mock.calls).toEqual([
      ['i18n: "demo.hide" has no translation in "zh"; English is shown.'],
      ['i18n: "demo.show" has no translation in "zh"; English is shown.'],
      ['i18n: "demo.hide" has no translation in "fr"; English is shown.'],
    ]);
    expect(error).not.toHaveBeenCalled();
  });

  it('rejects the key of a group of texts', () => {
    expect(translate('zh', 'demo' as TranslationKey, {}, KNOWN)).toBe('demo');
  });

  it.each(['xx', '', 'constructor'])(
    'shows an ellipsis for the missing language "%s"',
    (language) => {
      expect(translate(language, 'demo.expand')).toBe('…');
      expect(error.mock.calls).toEqual([
        [`i18n: there is no dictionary for the language "${language}". Known: en.`],
      ]);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('rejects unknown keys at compile time', () => {
    // @ts-expect-error -- an unknown key is a type error
    expect(translate('en', 'demo.explode')).toBe('demo.explode');
    // @ts-expect-error -- a group isn't a text
    expect(translate('en', 'demo.copyLink')).toBe('demo.copyLink');
  });
});
