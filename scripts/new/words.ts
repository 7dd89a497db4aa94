/** The words of a component's name. @example wordsOf('TextField') // 'Text Field' */
export function wordsOf(name: string): string {
  return name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ');
}

/** A name as part of an address. @example kebab('Text Field') // 'text-field' */
export function kebab(name: string): string {
  return wordsOf(name)
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Words with a small first letter but for names such as `MCP`. */
export function sentenceCase(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  return [
    first,
    ...rest.map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word)),
  ].join(' ');
}
