import { readTree } from '../../plugins/shared/read-tree';
import { PRODUCTS } from '../../src/foundation/products';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { readCut } from './version-cut/checks';
import { cutVersion } from './version-cut/cut';
import { nextSteps } from './version-cut/next-steps';

const COMMAND = {
  name: 'npm run version:cut',
  summary: 'Archives the current pages of a docs instance as those of a version.',
  words: {
    name: ['docs instance', 'version'],
    help: 'Such as: docs-material 7.3.2',
    least: 2,
    most: 2,
  },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words: [instance = '', version = ''] }) => {
  const cut = readCut({ instance, version }, { products: PRODUCTS, root: ROOT });
  const written = await cutVersion(cut, { root: ROOT, tree: readTree(cut.instance, ROOT) });
  console.log(`Archived ${cut.product.name} ${cut.version}:\n  ${written.join('\n  ')}`);
  console.log(`\nNext steps (CONTRIBUTING.md, "Archive a version"):`);
  console.log(
    nextSteps(cut)
      .map((step, index) => `  ${index + 1}. ${step}`)
      .join('\n'),
  );
});
