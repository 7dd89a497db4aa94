const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/**
 * The words of a name in lower case.
 *
 * @example wordsOf('SignalWifi4Bar') // ['signal', 'wifi', '4', 'bar']
 */
export function wordsOf(name: string): string[] {
  return name.match(WORD)?.map((word) => word.toLowerCase()) ?? [];
}
