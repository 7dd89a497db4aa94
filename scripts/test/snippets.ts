import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../shared/root';
import { runAsCommand } from '../shared/run-as-command';
import { checkTypes } from './snippets/check-types';
import { docsVersions } from './snippets/docs-versions';
import { optOutFaults } from './snippets/opt-outs';
import { pageSnippets } from './snippets/page-snippets';

// Git lists the written pages, but no generated ones.
function pagesOf(folders: readonly string[]): string[] {
  const wanted = folders.map((folder) => `${folder}/*.mdx`);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', ...wanted];
  const listed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\0');
  return listed.filter((file) => file && fs.existsSync(path.join(ROOT, file))).sort();
}

// `npm run snippets [-- page.mdx or folder …]`: type-checks the code blocks of the pages.
runAsCommand(module, async () => {
  const start = performance.now();
  const only = process.argv.slice(2).map((place) => path.posix.join(place).replace(/\/$/, ''));
  const versions = docsVersions().map(({ folders, installedAs }) => {
    const pages = pagesOf(folders).map((page) =>
      pageSnippets(page, fs.readFileSync(path.join(ROOT, page), 'utf8'), ROOT),
    );
    const unread = pages.flatMap((result) => result.faults);
    return { installedAs, unread, snippets: pages.flatMap(({ snippets }) => snippets) };
  });
  const faults = [
    ...versions.flatMap(({ unread }) => unread),
    ...optOutFaults(versions.flatMap(({ snippets }) => snippets)),
  ];
  let count = 0;
  for (const { installedAs, snippets } of versions) {
    const wanted = snippets.filter(
      ({ page }) => only.length === 0 || only.some((place) => `${page}/`.startsWith(`${place}/`)),
    );
    count += wanted.length;
    faults.push(...checkTypes(wanted, { root: ROOT, installedAs }));
  }
  faults.forEach((fault) => console.error(fault));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${count} code blocks checked in ${seconds} s, ${faults.length} faults.`);
  return faults.length > 0 ? 1 : 0;
});
