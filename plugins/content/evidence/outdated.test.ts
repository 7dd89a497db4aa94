/** @reads-pages */
import path from 'node:path';
import { outdatedDemos } from 'accessibility-evidence';
import { PRODUCTS, archivesOf } from '../../../src/foundation/products';
import type { Evidence } from 'accessibility-evidence';
import { readEvidence } from '../../reference/accessibility-evidence';
import { demoInputs, hashedPage } from './demo-inputs';
import { evidencePages } from './evidence-pages';
import type { EvidencePage } from './evidence-pages';
import { outdatedWarning } from './outdated';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const ROOT = path.resolve(__dirname, '../../..');
const pages = evidencePages(ROOT, PRODUCTS, archivesOf(PRODUCTS));

const demoOf = (text: string, name = 'Alpha') => ({
  page: 'docs-joy/chip.mdx',
  name,
  file: path.join(ROOT, `docs-joy/demos/${name}.tsx`),
  text,
  framed: false,
  frameOnly: false,
});

const SOURCE = "import Chip from '@mui/joy/Chip';\nexport default () => <Chip />;\n";

const outdatedOf = (shown: readonly EvidencePage[], known: readonly Evidence[]) =>
  outdatedDemos(
    shown.map((one) => hashedPage(ROOT, one)),
    known,
  );

const page = (text: string): EvidencePage => ({
  ...pages.find(({ product }) => product === 'joy-ui')!,
  demos: [demoOf(text), demoOf(SOURCE, 'Beta')],
});

function evidenceOf(shown: EvidencePage, names: readonly string[]): Evidence {
  const demos = shown.demos
    .filter(({ name }) => names.includes(name))
    .map((demo) => ({ name: demo.name, inputs: demoInputs(ROOT, demo, shown).hash }));
  return { page: shown.page, demos } as object as Evidence;
}

it('gives each page a file of its own', () => {
  const files = pages.map(({ product, version, component }) =>
    [product, version, component].join(),
  );
  expect(new Set(files).size).toBe(pages.length);
  expect(pages.length).toBeGreaterThan(250);
});

it('hashes the source, the packages and the scope', () => {
  const { hash, packages } = demoInputs(ROOT, demoOf(SOURCE), page(SOURCE));
  expect(packages).toEqual({ '@mui/joy': '5.0.0-beta.49' });
  expect(demoInputs(ROOT, demoOf(`${SOURCE}//`), page(SOURCE)).hash).not.toBe(hash);
  const other = { ...page(SOURCE), scope: 'material' as const };
  expect(demoInputs(ROOT, demoOf(SOURCE), other).hash).not.toBe(hash);
});

it('finds demos without evidence and demos that changed since, and warns of the latter', () => {
  const known = [evidenceOf(page(SOURCE), ['Alpha'])];
  const outdated = outdatedOf([page(`${SOURCE}//`)], known);
  expect(outdated.map(({ demo, state }) => [demo, state])).toEqual([
    ['Alpha', 'older'],
    ['Beta', 'missing'],
  ]);
  expect(outdatedWarning(outdated)).toMatch(
    /^1 demo has changed since the last accessibility check \(docs-joy\/.*\.mdx\)/,
  );
  expect(outdatedOf([page(SOURCE)], [evidenceOf(page(SOURCE), ['Alpha', 'Beta'])])).toEqual([]);
  expect(outdatedWarning([])).toBeNull();
});

// Outdated evidence only causes a warning in the build; `npm run test:full` requires current one.
const inFullRun =
  process.env.FULL === '1'
    ? it
    : (console.info('The age of evidence is not checked: only npm run test:full does.'), it.skip);

inFullRun('the evidence of each page is as new as its demos', () => {
  const messages = outdatedOf(pages, readEvidence(ROOT)).map(
    ({ page: { file }, demo, state }) =>
      `${file}: the accessibility evidence of ${demo} is ${state === 'missing' ? 'missing' : 'older than the demo'}. Run: npm run build && npm run evidence`,
  );
  expect(messages).toEqual([]);
});
