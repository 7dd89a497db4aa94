import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadUpgradeRules } from '../plugins/upgrade-check/load-rules';
import { checkCode, refusalOf, refusedReport, reportMarkdown } from '../src/upgrade-check/core';
import { ROOT } from './root';
import { runAsCommand } from './run-as-command';

const IGNORED = /(?:^|[\\/])(?:node_modules|\.git|build|dist)(?:[\\/]|$)/;

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
  const data = loadUpgradeRules(ROOT);
  const reports = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => !IGNORED.test(file) && refusalOf(file, 0) === undefined)
    .sort()
    .map((file) => {
      const full = path.join(folder, file);
      const { size } = statSync(full);
      const code = refusalOf(file, size) ? '' : readFileSync(full, 'utf8');
      const refused = refusalOf(file, size, code);
      return refused ? refusedReport(file, refused) : checkCode({ file, code }, data);
    });
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
