import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextIntensify from 'retext-intensify';
import retextPassive from 'retext-passive';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Report } from '../engine/finding';
import type { PageRule } from '../engine/rule';
import { proseOfPage } from '../page/prose';
import type { Prose } from '../page/prose';

const processor = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextPassive)
  .use(retextIntensify);

/** Fewest passive verbs in a sentence that are reported. */
const PILE = 2;

/** Vague and exaggerating words. The library's own list includes many that documentation needs. */
const WEASELS = new Set([
  ...['very', 'really', 'extremely', 'quite', 'fairly', 'remarkably', 'surprisingly', 'mostly'],
  ...['obviously', 'clearly', 'simply', 'easily', 'basically', 'actually', 'essentially'],
  ...['various', 'tiny', 'huge', 'vast', 'significantly', 'substantially', 'literally'],
]);

interface Message {
  source?: string | null;
  reason: string;
  actual?: string | null;
  line?: number | null;
  place?: unknown;
}

function offsetOf({ place }: Message): number {
  const { start, offset } = (place ?? {}) as { start?: { offset: number }; offset?: number };
  return start?.offset ?? offset ?? 0;
}

function sentencesOf(text: string): { start: number; end: number }[] {
  const ends = [...text.matchAll(/[.!?](?=\s|$)/g)].map(({ index }) => index + 1);
  return [...ends, text.length].map((end, index) => ({ start: ends[index - 1] ?? 0, end }));
}

function piles({ text, lineAt }: Prose, passives: readonly Message[]): Report[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const here = passives.filter((one) => offsetOf(one) >= start && offsetOf(one) < end);
    const words = here.map(({ actual }) => `"${actual}"`).join(', ');
    const [first] = here;
    return !first || here.length < PILE
      ? []
      : [
          {
            line: lineAt(offsetOf(first)),
            message: `The sentence has ${here.length} passive verbs (${words}).`,
            cure: 'Say who does what.',
          },
        ];
  });
}

/** Repeated words, wrong articles, vague words, and sentences with several passive verbs. */
export function proseReports(prose: Prose): Report[] {
  const file = new VFile(prose.text);
  processor.runSync(processor.parse(file), file);
  const messages: Message[] = file.messages;
  const from = (source: string) => messages.filter((one) => one.source === source);
  const report = (one: Message, message: string, cure: string): Report => ({
    ...{ line: prose.lineAt(offsetOf(one)), message, cure },
  });
  return [
    ...from('retext-repeated-words').map((one) =>
      report(one, `The word "${one.actual}" is repeated.`, 'Remove one.'),
    ),
    ...from('retext-indefinite-article').map((one) =>
      report(one, `${one.reason.replaceAll('`', '"')}.`, 'Correct the article.'),
    ),
    ...from('retext-intensify')
      .filter(({ actual }) => WEASELS.has((actual ?? '').toLowerCase()))
      .map((one) => report(one, `"${one.actual}" is vague.`, 'Give a figure, or remove it.')),
    ...piles(prose, from('retext-passive')),
  ];
}

/** Prose with mistakes, or that is hard to read. */
export const prose: PageRule = {
  id: 'prose',
  level: 'warning',
  check: (page) => proseOfPage(page).flatMap(proseReports),
};
