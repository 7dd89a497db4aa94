import { slugOf } from '../../../plugins/reference/api-reference/names';

/** Splits a component's name into words. @example wordsOf('TextField') // 'Text Field' */
export function wordsOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}

/** Converts a name to kebab case. @example kebab('Text Field') // 'text-field' */
export function kebab(name: string): string {
  return slugOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Converts words to sentence case, except for names such as `MCP`. */
export function sentenceCase(words: string): string {
  return words.replace(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
}
