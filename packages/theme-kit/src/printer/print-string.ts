function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

/** A string in JavaScript, in the quotes that need fewer escapes; single ones if that's the same. */
export function printString(text: string): string {
  const json = JSON.stringify(text);
  if (count(text, "'") > count(text, '"')) {
    return json;
  }
  return `'${json
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;
}
