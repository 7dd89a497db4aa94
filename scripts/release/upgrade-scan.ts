import { loadUpgradeRules } from '../../plugins/reference/upgrade-check/load-rules';
import { fixedMarkdown, reportMarkdown } from '../../src/tools/upgrade-check/core';
import { hasContent } from '../../src/tools/upgrade-check/summary';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { fixFolder } from './upgrade-scan/fix-folder';
import { readArguments } from './upgrade-scan/read-arguments';
import { scanFolder } from './upgrade-scan/scan-folder';

/** Exit code if the check can't run, so that CI doesn't take it for a finding. */
const BAD_INPUT = 2;

// `npm run upgrade:scan -- <folder> [--from <version>] [--to <version>] [--json]
// [--fix [--rule <name>]… [--dry-run]]`.
// Exits with 0 if nothing has to change, with 1 if something does, and with 2 if the folder can't be
// checked. With `--fix`, what was rewritten doesn't have to change.
runAsCommand(
  module,
  async () => {
    const { folder, from, to, json, fix, rules, dryRun } = readArguments(process.argv.slice(2));
    const data = loadUpgradeRules(ROOT, to);
    const scanned = scanFolder(folder, data, from);
    const fixed = fix ? fixFolder(folder, scanned, data, { rules, from }, dryRun) : [];
    const reports = fix && !dryRun ? scanFolder(folder, data, from) : scanned;
    const shown = reports.filter(hasContent);
    const output = json
      ? JSON.stringify(fix ? { fixed, reports: shown } : shown, null, 2)
      : (fix ? `${fixedMarkdown(fixed, dryRun)}\n` : '') + reportMarkdown(reports);
    console.log(output.trimEnd());
    return reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
  },
  BAD_INPUT,
);
