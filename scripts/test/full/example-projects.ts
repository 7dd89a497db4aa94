import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templateProject } from '../../../plugins/content/templates/template-project';
import { TEMPLATES } from '../../../templates/catalogue';
import { ROOT } from '../../shared/root';
import { oneOf } from '../../shared/command/rules';
import { runCommand } from '../../shared/command/run-command';
import type { CommandLine } from '../../shared/command/types';

const EXAMPLES = path.join(ROOT, 'examples');

const COMMANDS = [
  ['install', '--no-audit', '--no-fund', '--no-package-lock'],
  ['run', 'typecheck'],
  ['run', 'build'],
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
    ...readdirSync(EXAMPLES).map((name) => ({
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
    'Installs, type-checks and builds a copy of each project in `examples/`, and the project of each template.',
  words: {
    name: 'project',
    help: 'Only these projects',
    rule: oneOf(projects.map(({ name }) => name)),
  },
} satisfies CommandLine;

runCommand(module, COMMAND, async ({ words: names }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'example-projects-'));
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
      }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
