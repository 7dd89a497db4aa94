import fs from 'node:fs';
import path from 'node:path';
import type { Finding } from '../../../plugins/content/doctor/finding';
import { applyFixes } from './apply-fixes';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const root = temporaryFolder({ 'a.mdx': '[A](/a) and [B](/b).\n' });

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
