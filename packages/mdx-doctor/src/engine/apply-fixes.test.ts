import fs from 'node:fs';
import path from 'node:path';
import type { Finding } from './finding';
import { applyFixes } from './apply-fixes';
import { folderWith } from '../testing/site';

const root = folderWith({ 'a.mdx': '[A](/a) and [B](/b).\n' });

afterAll(() => fs.rmSync(root, { recursive: true }));

const finding = (fix?: Finding['fix']): Finding => ({
  ...{ rule: 'broken-link', level: 'error', file: 'a.mdx', line: 1, message: '', cure: '' },
  ...(fix ? { fix } : {}),
});

it('applies each fix and changes nothing else', () => {
  const fixes = [
    finding({ start: 4, end: 6, text: '/a/' }),
    finding({ start: 16, end: 18, text: '/bb/' }),
    finding(),
  ];
  expect(applyFixes(root, fixes)).toBe(2);
  expect(fs.readFileSync(path.join(root, 'a.mdx'), 'utf8')).toBe('[A](/a/) and [B](/bb/).\n');
});
