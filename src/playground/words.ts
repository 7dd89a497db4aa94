/**
 * The words of a name in camel case, as a text.
 *
 * @example wordsOf('helperText') // 'Helper text'
 */
export function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words[0].toUpperCase()}${words.slice(1)}`;
}
