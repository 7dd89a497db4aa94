import { stemOf, wordsOf } from '../engine/words';

const SENTENCE_END = /(?<=[.!?]) (?=\p{Lu})/u;

/**
 * A text from the sentence on that has most words of a query, in any form.
 *
 * @example answerIn('Tabs are a list. Scroll buttons hide.', ['hidden', 'scroll']) // 'Scroll buttons hide.'
 */
export function answerIn(text: string, words: readonly string[]): string {
  const stems = words.map(stemOf);
  const sentences = text.split(SENTENCE_END);
  const counts = sentences.map((sentence) => {
    const own = new Set(wordsOf(sentence).map(stemOf));
    return stems.filter((stem) => own.has(stem)).length;
  });
  return sentences.slice(counts.indexOf(Math.max(...counts))).join(' ');
}
