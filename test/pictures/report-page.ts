import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Size } from '../browser/support/engines/engine';

/** What was found out about a picture. */
export type Outcome = 'same' | 'changed' | 'unstable' | 'failed' | 'new' | 'removed';

/** Number of pictures by outcome. */
export type Counts = Record<Outcome, number>;

/** A picture that isn't the same in both builds. */
export interface Entry {
  outcome: Exclude<Outcome, 'same'>;
  /** The line that identifies it. */
  line: string;
  /** Path and query of its page. */
  address: string;
  size: Size;
  /** Number of pixels that differ. */
  pixels?: number;
  /** Why it could not be taken. */
  message?: string;
  /** Files of the pictures, relative to the report: `before`, `after` and `difference`, or `picture`. */
  images: Readonly<Record<string, string>>;
}

/** The content of a report. */
export interface ReportContent {
  /** One line about the run. */
  summary: string;
  counts: Counts;
  entries: readonly Entry[];
}

/** The lists of the report in their order, and what each contains. */
const SECTIONS: readonly [Entry['outcome'], string, string][] = [
  ['changed', 'Changed', 'The picture differs from that of the base.'],
  [
    'unstable',
    'Unstable',
    'Two pictures of the same build differ. Look for a random value, a timer or an animation.',
  ],
  ['failed', 'Failed', "The picture couldn't be taken."],
  ['new', 'New', 'Only the build has it.'],
  ['removed', 'Removed', 'Only the base has it.'],
];

const number = new Intl.NumberFormat('en');

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const styles = () => readFileSync(path.join(__dirname, 'report.css'), 'utf8');

/** Moves the border between two pictures with their slider. Runs in the report. */
function startSliders(): void {
  document.documentElement.classList.add('scripted');
  document.addEventListener('input', ({ target }) => {
    const slider = target as HTMLInputElement;
    slider.closest('figure')!.style.setProperty('--shown', `${slider.value}%`);
  });
}

/** The names of the two pictures of an entry: those of two builds, or of two takes of one. */
const namesOf = ({ outcome }: Entry) =>
  outcome === 'unstable' ? ['First', 'Second'] : ['Before', 'After'];

function image(entry: Entry, name: string, alt: string): string {
  const { width, height } = entry.size;
  return `<img src="${entry.images[name]}" alt="${escape(`${alt}: ${entry.line}`)}" width="${width}" height="${height}" loading="lazy">`;
}

function pictures(entry: Entry): string {
  if (entry.images.picture) {
    return `<div class="pictures"><figure>${image(entry, 'picture', 'Picture')}</figure></div>`;
  }
  if (!entry.images.difference) {
    return `<pre>${escape(entry.message ?? '')}</pre>`;
  }
  const [before = '', after = ''] = namesOf(entry);
  return `<div class="pictures">
<figure class="slider" style="--width: ${entry.size.width}px">
<label>Border between ${before.toLowerCase()} and ${after.toLowerCase()}, in percent <input type="range" min="0" max="100" value="50"></label>
<div class="both">${image(entry, 'before', before)}${image(entry, 'after', after)}</div>
<figcaption><span>${before}</span><span>${after}</span></figcaption>
</figure>
<figure style="--width: ${entry.size.width}px">${image(entry, 'difference', 'Difference')}
<figcaption><span>${number.format(entry.pixels ?? 0)} pixels differ, shown in red</span></figcaption></figure>
</div>`;
}

function article(entry: Entry): string {
  return `<article>
<h3>${escape(entry.line)}</h3>
<p><code>${escape(entry.address)}</code></p>
${pictures(entry)}
</article>`;
}

function section([outcome, title, text]: (typeof SECTIONS)[number], entries: readonly Entry[]) {
  const own = entries.filter((entry) => entry.outcome === outcome);
  return own.length === 0
    ? ''
    : `<section id="${outcome}" aria-labelledby="${outcome}-title">
<h2 id="${outcome}-title">${title} (${number.format(own.length)})</h2>
<p>${text}</p>
${own.map(article).join('\n')}
</section>`;
}

/** The HTML of a report, with its styles and its script. */
export function reportPage({ summary, counts, entries }: ReportContent): string {
  const rows = SECTIONS.map(([outcome, title]) => {
    const name = counts[outcome] > 0 ? `<a href="#${outcome}">${title}</a>` : title;
    return `<tr><th scope="row">${name}</th><td>${number.format(counts[outcome])}</td></tr>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pictures</title>
<link rel="icon" href="data:,">
<style>
${styles()}</style>
</head>
<body>
<main>
<h1>Pictures</h1>
<p>${escape(summary)}</p>
<table>
<thead><tr><th scope="col">Outcome</th><th scope="col">Pictures</th></tr></thead>
<tbody>${rows.join('')}<tr><th scope="row">Same</th><td>${number.format(counts.same)}</td></tr></tbody>
</table>
${SECTIONS.map((one) => section(one, entries)).join('\n')}
</main>
<script>(${startSliders})()</script>
</body>
</html>
`;
}
