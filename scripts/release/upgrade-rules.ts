import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UpgradeData } from 'mui-upgrade-check';
import {
  loadUpgradeRules,
  upgradeVersions,
} from '../../plugins/reference/upgrade-check/load-rules';
import { majorOf } from '../../plugins/reference/upgrade-check/major';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';

function valueText(value: unknown): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value).map(([name, one]) =>
    Array.isArray(value) ? JSON.stringify(one) : `${JSON.stringify(name)}:${JSON.stringify(one)}`,
  );
  return `${open}\n${lines.join(',\n')}\n${close}`;
}

/** The rules as JSON with one line per component, export or class, so that a change can be reviewed. */
function rulesText(data: UpgradeData): string {
  const parts = Object.entries(data).map(
    ([name, value]) => `${JSON.stringify(name)}:${valueText(value)}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}

const FOLDER = path.join(ROOT, 'packages/upgrade-engine/rules');

runCommand(
  module,
  {
    name: 'npm run upgrade:rules',
    summary:
      'Writes the rules of `packages/upgrade-engine`, one file per release that code can be upgraded to, from the API descriptions and the statements of the migration pages.',
  },
  async () => {
    for (const version of upgradeVersions()) {
      const file = path.join(FOLDER, `${majorOf(version)}.json`);
      writeFileSync(file, rulesText(loadUpgradeRules(ROOT, version)));
    }
  },
);
