import fs from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../shared/root';
import { runCommand } from '../shared/command/run-command';
import type { CommandLine } from '../shared/command/types';
import { filesIn } from './selection/files-in';
import { checkTypes } from './snippets/check-types';
import { docsVersions } from './snippets/docs-versions';
import { optOutFaults } from './snippets/opt-outs';
import { pageFilter } from './snippets/page-filter';
import { pageSnippets } from './snippets/page-snippets';

const COMMAND = {
  name: 'npm run snippets',
  summary: 'Type-checks the code blocks of pages.',
  words: { name: 'folder or page', help: "Relative to the repository's root; all pages otherwise" },
  exitCodes: { 1: 'A code block has errors' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words }) => {
  const start = performance.now();
  const versions = docsVersions().map(({ folders, installedAs }) => {
    // Git lists the written pages, but no generated ones.
    const files = filesIn(
      ROOT,
      folders.map((folder) => `${folder}/*.mdx`),
    );
    const pages = files.map((page) =>
      pageSnippets(page, fs.readFileSync(path.join(ROOT, page), 'utf8'), ROOT),
    );
    const unread = pages.flatMap((result) => result.faults);
    return { files, installedAs, unread, snippets: pages.flatMap(({ snippets }) => snippets) };
  });
  const isWanted = pageFilter(
    words,
    versions.flatMap(({ files }) => files),
  );
  const faults = [
    ...versions.flatMap(({ unread }) => unread),
    ...optOutFaults(versions.flatMap(({ snippets }) => snippets)),
  ];
  let count = 0;
  for (const { installedAs, snippets } of versions) {
    const wanted = snippets.filter(({ page }) => isWanted(page));
    count += wanted.length;
    faults.push(...checkTypes(wanted, { root: ROOT, installedAs }));
  }
  faults.forEach((fault) => console.error(fault));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${count} code blocks checked in ${seconds} s, ${faults.length} faults.`);
  return faults.length > 0 ? 1 : 0;
});
