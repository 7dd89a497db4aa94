import { stemOf, wordsOf } from '../engine/words';

/** No lookbehind: Safari 15.4 has none. */
const SENTENCE_END = /([.!?]) (?=\p{Lu})/gu;

/**
 * A text from the sentence on that has most words of a query, in any form.
 *
 * @example answerIn('Tabs are a list. Scroll buttons hide.', ['hidden', 'scroll']) // 'Scroll buttons hide.'
 */
export function answerIn(text: string, words: readonly string[]): string {
  const stems = words.map(stemOf);
  const sentences = text.replaceAll(SENTENCE_END, '$1\n').split('\n');
  const counts = sentences.map((sentence) => {
    const own = new Set(wordsOf(sentence).map(stemOf));
    return stems.filter((stem) => own.has(stem)).length;
  });
  return sentences.slice(counts.indexOf(Math.max(...counts))).join(' ');
}
