import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { evidence } from '../testing/evidence';
import { publish } from './publish';
import { evidenceFile, readEvidence, resultsFile } from './read-evidence';
import { resultsText } from './results-text';

const EVIDENCE = evidence();
const TEXT = resultsText([EVIDENCE]);

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evidence-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function read(text: string) {
  const file = path.join(folder, resultsFile(EVIDENCE));
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
  return readEvidence(folder);
}

it('reads what was written; nothing without a folder', () => {
  expect(read(TEXT)).toEqual([EVIDENCE]);
  expect(readEvidence(path.join(folder, 'missing'))).toEqual([]);
});

it.each([
  [`${TEXT}{`, /my-library\/7\.3\.2\.jsonl: line 4 is not valid JSON/],
  [TEXT.replace('/components/chip/', 'x'), /my-library\/7\.3\.2\.jsonl: x: page: Invalid string/],
  ['{}\n{"demo":"Alpha"}', /Alpha has no line of a page above it/],
])('refuses invalid results', (text, message) => {
  expect(() => read(text)).toThrow(message);
});

it('publishes evidence at its address, with the schema', async () => {
  await publish(folder, read(TEXT));
  const file = path.join(folder, evidenceFile(EVIDENCE));
  const { $schema, ...published } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    $schema: string;
  };
  expect(published).toEqual(EVIDENCE);
  expect(fs.existsSync(path.join(path.dirname(file), $schema))).toBe(true);
});
