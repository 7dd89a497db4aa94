import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatAddresses,
  LIST_FILE,
  mergeAddresses,
  parseAddresses,
} from '../../plugins/output/published-addresses/address-list';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';

const BUILT_LIST = path.join(ROOT, '.docusaurus', path.basename(LIST_FILE));

const linesOf = (text: string) => text.split('\n').length - 1;

runCommand(
  module,
  {
    name: 'npm run addresses',
    summary: 'Adds the addresses of the last build to the list of those that must not disappear.',
  },
  async () => {
    if (!existsSync(BUILT_LIST)) {
      throw new Error('There is no build to read addresses from. Run: npm run build');
    }
    const file = path.join(ROOT, LIST_FILE);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const built = parseAddresses(readFileSync(BUILT_LIST, 'utf8'));
    const after = formatAddresses(mergeAddresses(parseAddresses(before), built));
    writeFileSync(file, after);
    console.log(`${LIST_FILE}: ${linesOf(after) - linesOf(before)} addresses added.`);
  },
);
