import texts from '@docusaurus/theme-translations/locales/base/theme-common.json';
import own from '../../../i18n/en/code.json';

// Docusaurus reads its texts from `i18n/en/code.json` and silently ignores unknown keys. The file
// is part of every page, so it contains only texts that the site shows.

const known: Record<string, string> = texts;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('i18n/en/code.json', () => {
  it.each(Object.entries(own))('has a text that Docusaurus uses for %s', (key, { message }) => {
    expect(known).toHaveProperty([key]);
    expect(message).not.toBe('');
    expect(placeholders(message)).toEqual(placeholders(known[key] ?? ''));
  });
});
