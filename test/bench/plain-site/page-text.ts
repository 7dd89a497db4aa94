import { seededRandom } from './random';
import { VOCABULARY } from './words';

const SECTIONS = 5;
const PARAGRAPHS_PER_SECTION = 3;

type Random = () => number;

// The square makes the first words of the vocabulary more frequent.
function word(random: Random): string {
  return VOCABULARY[Math.floor(random() ** 2 * VOCABULARY.length)] as string;
}

function phrase(random: Random, length: number): string {
  const text = Array.from({ length }, () => word(random)).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function paragraph(random: Random): string {
  const sentences = 2 + Math.floor(random() * 3);
  return Array.from(
    { length: sentences },
    () => `${phrase(random, 8 + Math.floor(random() * 10))}.`,
  ).join(' ');
}

function codeFence(random: Random): string {
  const lines = Array.from(
    { length: 8 },
    () => `  const ${word(random)}_${word(random)} = create('${word(random)} ${word(random)}');`,
  );
  return ['```js title="example.js"', 'export function example() {', ...lines, '}', '```'].join(
    '\n',
  );
}

/**
 * The Markdown of a page of the plain site: about as long as one of our text pages, with one code
 * block.
 *
 * @param title - The title.
 * @param seed - Determines the text.
 */
export function pageText(title: string, seed: number): string {
  const random = seededRandom(seed);
  const sections = Array.from({ length: SECTIONS }, () => [
    `## ${phrase(random, 3)}`,
    ...Array.from({ length: PARAGRAPHS_PER_SECTION }, () => paragraph(random)),
  ]);
  return [`# ${title}`, paragraph(random), codeFence(random), ...sections.flat(), ''].join('\n\n');
}
