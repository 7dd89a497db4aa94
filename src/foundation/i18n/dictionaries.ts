import { en } from './en';

/** Texts by nested keys. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The keys of texts, nested keys joined by dots. */
export type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** Every key of the English texts, nested keys joined by dots, such as `demo.expand`. */
export type TranslationKey = KeysOf<typeof en>;

/** Language with a complete dictionary. */
export const DEFAULT_LANGUAGE = 'en';

/** Dictionaries by language code. Only English must be complete. */
export const DICTIONARIES: Record<string, Dictionary> = { en };

/** Codes of languages with a dictionary. */
export const SUPPORTED_LANGUAGES: readonly string[] = Object.keys(DICTIONARIES);
