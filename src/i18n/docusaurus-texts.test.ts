import texts from '@docusaurus/theme-translations/locales/base/theme-common.json';
import own from '../../i18n/en/code.json';

// `i18n/en/code.json` is Docusaurus's place for its own texts; it drops keys that it does not know
// without a word. Only the texts that the site shows stand there, for all of it is on every page.

const known: Record<string, string> = texts;
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('i18n/en/code.json', () => {
  it.each(Object.entries(own))('has for %s a text that Docusaurus asks for', (key, { message }) => {
    expect(known).toHaveProperty([key]);
    expect(message).not.toBe('');
    expect(placeholders(message)).toEqual(placeholders(known[key]));
  });
});
