import { loadUpgradeRules } from '../../plugins/reference/upgrade-check/load-rules';
import { reportMarkdown } from '../../src/tools/upgrade-check/core';
import { hasContent } from '../../src/tools/upgrade-check/summary';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { readArguments } from './upgrade-scan/read-arguments';
import { scanFolder } from './upgrade-scan/scan-folder';

/** Exit code if the check can't run, so that CI doesn't take it for a finding. */
const BAD_INPUT = 2;

// `npm run upgrade:scan -- <folder> [--from <version>] [--json]`. Exits with 0 if nothing has to
// change, with 1 if something does, and with 2 if the folder can't be checked.
runAsCommand(
  module,
  async () => {
    const { folder, from, json } = readArguments(process.argv.slice(2));
    const reports = scanFolder(folder, loadUpgradeRules(ROOT), from);
    const output = json
      ? JSON.stringify(reports.filter(hasContent), null, 2)
      : reportMarkdown(reports);
    console.log(output.trimEnd());
    return reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
  },
  BAD_INPUT,
);
