import fs from 'node:fs';
import path from 'node:path';
import { resultsFile, resultsText } from 'accessibility-evidence';
import { temporaryFolder } from '../../../test/unit/temporary-folder';
import { EVIDENCE_FOLDER, readEvidence } from './read-evidence';

const ROOT = path.resolve(__dirname, '../../..');

it('reads the evidence of the repository, whose files are as the command writes them', () => {
  const all = readEvidence(ROOT);
  expect(all.length).toBeGreaterThan(0);
  for (const file of new Set(all.map(resultsFile))) {
    const pages = all.filter((one) => resultsFile(one) === file);
    const text = fs.readFileSync(path.join(ROOT, EVIDENCE_FOLDER, file), 'utf8');
    expect(resultsText(pages.toReversed())).toBe(text);
  }
  // The other release line has results of the same pages.
  expect(new Set(all.map(({ page }) => page)).size).toBe(all.length);
});

it('names the command that writes invalid results', () => {
  const root = temporaryFolder({ 'a11y-data/joy-ui/5.0.0.jsonl': '{}\n{' });
  expect(() => readEvidence(root)).toThrow(
    /^a11y-data\/joy-ui\/5\.0\.0\.jsonl: line 2 is not valid JSON.*npm run evidence$/,
  );
});
