import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  loadUpgradeRules,
  upgradeVersions,
} from '../../plugins/reference/upgrade-check/load-rules';
import { majorOf } from '../../plugins/reference/upgrade-check/major';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';
import { rulesText } from './upgrade-rules/rules-text';

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
