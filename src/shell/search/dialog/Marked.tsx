import { Fragment } from 'react';

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A text with the words of a query highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) {
    return text;
  }
  // Longest first, because `button` and `butt` can match at the same position.
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const parts = text.split(new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'iu'));
  // Parts with an odd index are matches.
  return parts.map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : <Fragment key={index}>{part}</Fragment>,
  );
}
