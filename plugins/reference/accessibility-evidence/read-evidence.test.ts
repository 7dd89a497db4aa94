import fs from 'node:fs';
import path from 'node:path';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';
import { publish } from './publish';
import { evidenceFile, readEvidence } from './read-evidence';

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
const FILE = 'a11y-data/joy-ui/5.0.0/chip.json';

function read(text: string, file = FILE) {
  const root = temporaryFolder();
  writeFiles(root, { [file]: text });
  return readEvidence(root);
}

it('reads the evidence of the repository', () => {
  expect(readEvidence(ROOT).length).toBeGreaterThan(0);
});

it.each([
  ['{', FILE, /^a11y-data\/joy-ui\/5\.0\.0\/chip\.json is not valid JSON/],
  [JSON.stringify({ ...EVIDENCE, page: 'x' }), FILE, /page.*npm run evidence/],
  [JSON.stringify(EVIDENCE), FILE.replace('chip', 'card'), /contains the evidence of .*chip\.json/],
])('refuses invalid evidence', (text, file, message) => {
  expect(() => read(text, file)).toThrow(message);
});

it('publishes evidence at its address, with the schema', async () => {
  const out = temporaryFolder();
  await publish(out, read(JSON.stringify(EVIDENCE)));
  const file = path.join(out, evidenceFile(EVIDENCE));
  const { $schema, ...published } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    $schema: string;
  };
  expect(published).toEqual(EVIDENCE);
  expect(fs.existsSync(path.join(path.dirname(file), $schema))).toBe(true);
});
