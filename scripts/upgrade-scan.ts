import { statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadUpgradeRules } from '../plugins/upgrade-check/load-rules';
import { reportMarkdown } from '../src/upgrade-check/core';
import { ROOT } from './root';
import { runAsCommand } from './run-as-command';
import { scanFolder } from './upgrade-scan/scan-folder';

// `npm run upgrade:scan -- <folder> [--json]`. Exits with 1 if something has to change.
runAsCommand(module, async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`Not a folder: "${folder ?? ''}". Use: npm run upgrade:scan -- <folder>`);
  }
  const reports = scanFolder(folder, loadUpgradeRules(ROOT));
  const shown = reports.filter(
    ({ refused, findings, errors, unknown }) =>
      refused || findings.length + errors.length + unknown.length > 0,
  );
  if (values.json) {
    console.log(JSON.stringify(shown, null, 2));
  } else {
    console.log(shown.length > 0 ? reportMarkdown(shown) : 'Nothing to change.');
  }
  return reports.some(({ findings }) => findings.length > 0) ? 1 : 0;
});
