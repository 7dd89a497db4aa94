import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { UpgradeData } from 'mui-upgrade-check';

const MANIFEST = require.resolve('mui-upgrade-check/package.json');
const FOLDER = path.join(path.dirname(MANIFEST), 'rules');

/** The versions that code can be upgraded to, the newest first. */
export const TARGETS = readdirSync(FOLDER)
  .map((file) => path.basename(file, '.json'))
  .sort((a, b) => Number(b) - Number(a));

/** The rules for an upgrade to one of `TARGETS`. Links start with the documentation's address. */
export function loadRules(to: string): UpgradeData {
  const { homepage } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { homepage: string };
  const text = readFileSync(path.join(FOLDER, `${to}.json`), 'utf8');
  return JSON.parse(text.replaceAll('"link":"/', `"link":"${homepage}/`)) as UpgradeData;
}
