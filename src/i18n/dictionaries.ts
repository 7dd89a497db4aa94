import { en } from './en';

/** Texts by nested keys. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}`;
}[keyof T & string];

/** Every key of the English texts, nested keys joined by dots, such as `demo.expand`. */
export type TranslationKey = KeysOf<typeof en>;

/** Language that every text exists in. */
export const DEFAULT_LANGUAGE = 'en';

/** Dictionaries by language code. Only English has one; others may be partial. */
export const DICTIONARIES: Record<string, Dictionary> = { en };

/** Codes of the languages that have a dictionary. */
export const SUPPORTED_LANGUAGES: readonly string[] = Object.keys(DICTIONARIES);
