import { DEFAULT_LANGUAGE, DICTIONARIES } from './dictionaries';
import type { Dictionary, TranslationKey } from './dictionaries';

/** Values for the `{placeholders}` of a text. */
export type TranslationValues = Readonly<Record<string, string | number>>;

const warned = new Set<string>();

function lookUp(dictionary: Dictionary | undefined, key: string): string | undefined {
  let found: string | Dictionary | undefined = dictionary;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

function warnOnce(language: string, key: string): void {
  const id = `${language}:${key}`;
  if (!warned.has(id)) {
    warned.add(id);
    console.warn(`i18n: "${key}" has no translation in "${language}"; English is shown.`);
  }
}

function fill(text: string, values: TranslationValues): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/**
 * Returns the text of a key in a language, from these dictionaries.
 *
 * @returns The text. English (with one warning per language and key) if the language lacks it; an
 *   ellipsis (with an error) if the language has no dictionary.
 */
export function translateWith(
  language: string,
  key: string,
  values: TranslationValues,
  dictionaries: Readonly<Record<string, Dictionary>>,
): string {
  if (!Object.hasOwn(dictionaries, language)) {
    console.error(
      `i18n: there is no dictionary for the language "${language}". Known: ${Object.keys(dictionaries).join(', ')}.`,
    );
    return '…';
  }
  let text = lookUp(dictionaries[language], key);
  if (text === undefined) {
    warnOnce(language, key);
    text = lookUp(dictionaries[DEFAULT_LANGUAGE], key) ?? key;
  }
  return fill(text, values);
}

/**
 * The same with the site's dictionaries.
 *
 * @param dictionaries - For tests.
 * @example translate('en', 'demo.crashed', { name: 'BasicButtons' })
 */
export function translate(
  language: string,
  key: TranslationKey,
  values: TranslationValues = {},
  dictionaries: Readonly<Record<string, Dictionary>> = DICTIONARIES,
): string {
  return translateWith(language, key, values, dictionaries);
}
