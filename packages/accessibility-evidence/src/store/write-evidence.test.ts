import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { evidence } from '../testing/evidence';
import { readEvidence } from './read-evidence';
import { removeOrphans, writeEvidence } from './write-evidence';

const page = (component: string) =>
  evidence({ page: `/components/${component}/`, component, packages: {}, demos: [] });

it('replaces the lines of a page, and removes those of deleted pages', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evidence-'));
  writeEvidence(folder, page('chip'));
  writeEvidence(folder, page('card'));
  const chip = { ...page('chip'), packages: { 'my-library': '7.3.2' } };
  writeEvidence(folder, chip);
  expect(readEvidence(folder)).toEqual([page('card'), chip]);
  expect(removeOrphans(folder, [chip], readEvidence(folder))).toEqual(['/components/card/']);
  expect(readEvidence(folder)).toEqual([chip]);
  removeOrphans(folder, [], [chip]);
  expect(readEvidence(folder)).toEqual([]);
  fs.rmSync(folder, { recursive: true });
});

it('keeps the results of pages in another version, unless they have newer ones', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evidence-'));
  const [chip, card] = [page('chip'), page('card')];
  const next = (one: typeof chip) => ({ ...one, version: '7.3.10' });
  const checked = { ...next(card), packages: { 'my-library': '7.3.10' } };
  [chip, card, checked].forEach((one) => writeEvidence(folder, one));
  const known = readEvidence(folder);
  expect(removeOrphans(folder, [next(chip), next(card)], known)).toEqual([]);
  expect(readEvidence(folder)).toEqual([checked, next(chip)]);
  fs.rmSync(folder, { recursive: true });
});
