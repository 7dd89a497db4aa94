import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { templateProject } from '../../../plugins/content/templates/template-project';
import { TEMPLATES } from '../../../templates/catalogue';
import { ROOT } from '../../shared/root';
import { oneOf } from '../../shared/command/rules';
import { runCommand } from '../../shared/command/run-command';
import type { CommandLine } from '../../shared/command/types';
import { ensureBrowser } from '../browser';
import { askProject } from './examples/ask-project';
import { REQUESTS } from './examples/requests';

const EXAMPLES = path.join(ROOT, 'examples');

const COMMANDS = [
  ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock'],
  ['run', 'typecheck'],
  ['run', 'build', '--if-present'],
  ['test', '--if-present'],
];

/** A project that readers can copy. */
interface Project {
  name: string;
  /** Writes its files into an empty folder. */
  write: (folder: string) => void;
}

function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/** The projects in `examples/` and those of the templates. */
function allProjects(): Project[] {
  return [
    ...readdirSync(EXAMPLES)
      // It's no app, but a product for foreign-product.ts.
      .filter((name) => name !== 'mantine')
      .map((name) => ({
        name,
        write: (folder: string) => cpSync(path.join(EXAMPLES, name), folder, { recursive: true }),
      })),
    ...TEMPLATES.map((template) => ({
      name: template.name,
      write: (folder: string) => writeFiles(folder, templateProject(ROOT, template)),
    })),
  ];
}

const projects = allProjects();

const COMMAND = {
  name: 'npx tsx scripts/test/full/example-projects.ts',
  summary:
    'Installs, type-checks, builds and tests a copy of each project in `examples/`, and the project of each template. Starts those of `examples/requests.ts`, and compares what they answer and show in Chromium.',
  words: {
    name: 'project',
    help: 'Only these projects',
    rule: oneOf(projects.map(({ name }) => name)),
  },
  exitCodes: { 1: 'A project fails, or a page differs from what it must show' },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words: names }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-projects-'));
  const browser = await chromium.launch({ executablePath: ensureBrowser() });
  let count = 0;
  try {
    for (const { name, write } of projects) {
      if (names.length === 0 || names.includes(name)) {
        const cwd = path.join(folder, name);
        mkdirSync(cwd);
        write(cwd);
        COMMANDS.forEach((args) => {
          console.log(`\n> ${name}: npm ${args.slice(0, 2).join(' ')}`);
          execFileSync('npm', args, { cwd, stdio: 'inherit' });
        });
        const requests = REQUESTS.get(name);
        if (requests) {
          const found = await askProject(browser, cwd, requests);
          found.forEach((fault) => console.error(`${name}: ${fault}`));
          count += found.length;
        }
      }
    }
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return count > 0 ? 1 : 0;
});
