import { loadUpgradeRules } from '../../plugins/reference/upgrade-check/load-rules';
import { siteUrl } from '../../plugins/shared/site-url';
import { fixedMarkdown, reportMarkdown } from '../../src/tools/upgrade-check/core';
import { hasContent, skippedText } from '../../src/tools/upgrade-check/summary';
import { runCommand } from '../shared/command/run-command';
import { ROOT } from '../shared/root';
import { linkTo } from './upgrade-scan/absolute-links';
import { COMMAND, checkOptions } from './upgrade-scan/command';
import { fixFolder } from './upgrade-scan/fix-folder';
import { listFolder, scanFolder } from './upgrade-scan/scan-folder';

/** Exit code if the check can't run, so that CI doesn't take it for a finding. */
const BAD_INPUT = 2;

runCommand(
  module,
  COMMAND,
  async ({ values, words: [folder = ''] }) => {
    checkOptions({ values });
    const { from, to, json, fix, 'dry-run': dryRun } = values;
    const rules = values.rule.length > 0 ? values.rule : undefined;
    const data = loadUpgradeRules(ROOT, to);
    const withLinks = linkTo(siteUrl(process.env));
    const scanned = scanFolder(folder, data, from);
    const fixed = fix ? fixFolder(folder, scanned, data, { rules, from }, dryRun) : [];
    const reports = fix && !dryRun ? scanFolder(folder, data, from) : scanned;
    const shown = reports.filter(hasContent).map(withLinks);
    const output = json
      ? JSON.stringify(fix ? { fixed: fixed.map(withLinks), reports: shown } : shown, null, 2)
      : (fix ? `${fixedMarkdown(fixed, dryRun)}\n` : '') + reportMarkdown(reports.map(withLinks));
    console.log(output.trimEnd());
    const { skipped } = listFolder(folder);
    if (!json && skipped.size > 0) {
      console.log(`\nFiles of other kinds, left out: ${skippedText(skipped)}.`);
    }
    return reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
  },
  { failed: BAD_INPUT },
);
