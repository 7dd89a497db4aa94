/** Maximum length of an excerpt in characters, two or three sentences. */
const LENGTH = 280;

/** A text in one line, truncated at the end of a word, with an ellipsis. */
export function excerpt(text: string): string {
  const flat = text.replaceAll(/[\s\u200b]+/g, ' ').trim();
  return flat.length <= LENGTH ? flat : `${flat.slice(0, flat.lastIndexOf(' ', LENGTH - 1))}…`;
}
