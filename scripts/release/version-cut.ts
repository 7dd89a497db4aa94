import { readTree } from '../../plugins/shared/read-tree';
import { PRODUCTS } from '../../src/foundation/products';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { readCut } from './version-cut/checks';
import { cutVersion } from './version-cut/cut';
import { nextSteps } from './version-cut/next-steps';

// `npm run version:cut <docs instance> <version>`: archives the pages in their current state.
runAsCommand(module, async () => {
  const cut = readCut(process.argv.slice(2), { products: PRODUCTS, root: ROOT });
  const written = await cutVersion(cut, { root: ROOT, tree: readTree(cut.instance, ROOT) });
  console.log(`Archived ${cut.product.name} ${cut.version}:\n  ${written.join('\n  ')}`);
  console.log(`\nNext steps (CONTRIBUTING.md, "Archive a version"):`);
  console.log(
    nextSteps(cut)
      .map((step, index) => `  ${index + 1}. ${step}`)
      .join('\n'),
  );
});
