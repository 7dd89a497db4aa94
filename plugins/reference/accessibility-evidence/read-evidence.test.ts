import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';
import { publish } from './publish';
import { evidenceFile, readEvidence, resultsFile } from './read-evidence';
import { resultsText } from './results-text';

const ROOT = path.resolve(__dirname, '../../..');

const EVIDENCE = {
  page: '/joy-ui/react-chip/',
  product: 'joy-ui',
  version: '5.0.0',
  component: 'chip',
  packages: {},
  demos: [],
  failures: [],
  keyboard: { rows: [] },
};
const FILE = 'a11y-data/joy-ui/5.0.0.jsonl';
const TEXT = resultsText([EVIDENCE]);

function read(text: string) {
  const root = temporaryFolder();
  writeFiles(root, { [FILE]: text });
  return readEvidence(root);
}

it('reads the evidence of the repository, whose files are as the command writes them', () => {
  const all = readEvidence(ROOT);
  expect(all.length).toBeGreaterThan(0);
  for (const file of new Set(all.map(resultsFile))) {
    const pages = all.filter((one) => resultsFile(one) === file);
    expect(resultsText(pages.toReversed())).toBe(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  }
});

it.each([
  [`${TEXT}{`, /^a11y-data\/joy-ui\/5\.0\.0\.jsonl: line 3 is not valid JSON/],
  [TEXT.replace('/joy-ui/react-chip/', 'x'), /page.*npm run evidence/],
  ['{}\n{"demo":"Alpha"}', /Alpha has no line of a page above it/],
])('refuses invalid results', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('publishes evidence at its address, with the schema', async () => {
  const out = temporaryFolder();
  await publish(out, read(TEXT));
  const file = path.join(out, evidenceFile(EVIDENCE));
  const { $schema, ...published } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    $schema: string;
  };
  expect(published).toEqual(EVIDENCE);
  expect(fs.existsSync(path.join(path.dirname(file), $schema))).toBe(true);
});
