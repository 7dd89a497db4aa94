import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { templateProject } from '../../../plugins/content/templates/template-project';
import { TEMPLATES } from '../../../templates/catalogue';
import { ROOT } from '../../shared/root';
import { runAsCommand } from '../../shared/run-as-command';
import { runStep } from '../steps/run-step';
import type { StepResult } from '../steps/run-step';

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

async function checkProjects(projects: readonly Project[]): Promise<StepResult> {
  const result = { name: 'example projects', exitCode: 0, seconds: 0 };
  const folder = mkdtempSync(path.join(tmpdir(), 'example-projects-'));
  try {
    for (const { name, write } of projects) {
      const copy = path.join(folder, name);
      mkdirSync(copy);
      write(copy);
      for (const args of COMMANDS) {
        const step = { name: `${name}: npm ${args.slice(0, 2).join(' ')}`, command: 'npm' };
        const { exitCode, seconds } = await runStep({ ...step, args: [...args, '--prefix', copy] });
        result.seconds += seconds;
        if (exitCode !== 0) {
          return { ...result, exitCode };
        }
      }
    }
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Installs, type-checks and builds a copy of each project in `examples/`, and the project of each
 * template.
 *
 * @returns The exit code of the first command that failed, or 0, and the total time.
 */
export function exampleProjects(): Promise<StepResult> {
  return checkProjects(allProjects());
}

// `npx tsx scripts/test/full/example-projects.ts [names]`
runAsCommand(module, async () => {
  const names = process.argv.slice(2);
  const projects = allProjects();
  const unknown = names.find((wanted) => !projects.some(({ name }) => name === wanted));
  if (unknown !== undefined) {
    throw new Error(
      `No project is called "${unknown}". Projects: ${projects.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = projects.filter(({ name }) => names.length === 0 || names.includes(name));
  return (await checkProjects(chosen)).exitCode;
});
