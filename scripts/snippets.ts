import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { PRODUCTS } from '../src/products';
import { ROOT } from './root';
import { runAsCommand } from './run-as-command';
import { checkTypes } from './snippets/check-types';
import { optOutFaults } from './snippets/opt-outs';
import { pageSnippets } from './snippets/page-snippets';

// Git knows the pages that people write, and none that is generated.
function everyPage(): string[] {
  const folders = PRODUCTS.flatMap(({ docs }) => docs).map(({ folder }) => `${folder}/*.mdx`);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...folders];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return listed.filter((file) => file && fs.existsSync(path.join(ROOT, file))).sort();
}

// Type-checks the code blocks of the pages: `npm run snippets [-- page.mdx …]`.
runAsCommand(module, async () => {
  const start = performance.now();
  const only = process.argv.slice(2);
  const snippets = everyPage().flatMap((page) =>
    pageSnippets(page, fs.readFileSync(path.join(ROOT, page), 'utf8'), ROOT),
  );
  const wanted = snippets.filter(({ page }) => only.length === 0 || only.includes(page));
  const faults = [...optOutFaults(snippets), ...checkTypes(wanted, ROOT)];
  faults.forEach((fault) => console.error(fault));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${wanted.length} code blocks checked in ${seconds} s, ${faults.length} faults.`);
  return faults.length > 0 ? 1 : 0;
});
