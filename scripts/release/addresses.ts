import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatAddresses,
  LIST_FILE,
  listFile,
  mergeAddresses,
  parseAddresses,
} from '../../plugins/shared/address-list';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import { line } from '../../lines/current';
import { linesIn } from './line/prepare-line';

/** Written by the build of a line; the one of this checkout is built in the root. */
const builtList = (id: string) =>
  path.join(
    ...(id === line.id ? [ROOT] : [ROOT, '.cache/lines', id]),
    '.docusaurus',
    path.basename(LIST_FILE),
  );

const linesOf = (text: string) => text.split('\n').length - 1;

runCommand(
  module,
  {
    name: 'npm run addresses',
    summary:
      'Adds the addresses of the last build of each release line to the list of those that must not disappear.',
  },
  async () => {
    const built = linesIn(ROOT).filter((id) => existsSync(builtList(id)));
    if (built.length === 0) {
      throw new Error('There is no build to read addresses from. Run: npm run build');
    }
    for (const id of built) {
      const file = path.join(ROOT, listFile(id));
      const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const added = parseAddresses(readFileSync(builtList(id), 'utf8'));
      const after = formatAddresses(mergeAddresses(parseAddresses(before), added));
      writeFileSync(file, after);
      console.log(`${listFile(id)}: ${linesOf(after) - linesOf(before)} addresses added.`);
    }
  },
);
