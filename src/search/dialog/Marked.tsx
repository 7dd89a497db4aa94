import { Fragment } from 'react';

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text with the words of a query marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) {
    return text;
  }
  // The longest first: of `button` and `butt`, both may begin in the same place.
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'iu'));
  // Every other part is what the expression's group found.
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
