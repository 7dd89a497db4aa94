import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { checkFile, fixFile } from 'mui-upgrade-check';
import type { SourceFile, UpgradeData } from 'mui-upgrade-check';
import { codemodCases } from '../../../packages/upgrade-engine/src/testing/codemod-cases';
import { ROOT } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';
import { filesIn } from '../selection/files-in';
import { isNamed, namedTypes } from './upgrade-judge/named-errors';
import { newErrors, typeErrors } from './upgrade-judge/type-errors';

/** Not committed. `corpus/` in it may contain sources of other projects: `<name>-<version>/…`. */
const CACHE = path.join(ROOT, '.cache/upgrade-judge');

/** Has the packages to upgrade to in `node_modules`, so files below it find those first. */
const TARGET = path.join(CACHE, '9');

const CODEMODS = ['v6.0.0/all', 'v7.0.0/all', 'deprecations/all', 'v9.0.0/system-props'];

/** Sources that are judged together, written for a major version of Material UI. */
interface Project {
  name: string;
  from: string;
  files: SourceFile[];
  /** What the official codemods' tests expect. Its errors are those of the test cases, not of a fix. */
  expected?: SourceFile[];
}

function read(folder: string, files: readonly string[]): SourceFile[] {
  return files.map((file) => ({ file, code: fs.readFileSync(path.join(folder, file), 'utf8') }));
}

function demos(): Project {
  const files = filesIn(ROOT, ['docs-material', 'docs-system', 'docs-x']).filter(
    (file) => /\/demos\/.*\.tsx?$/.test(file) && !/\.(?:test|v\d+)\./.test(file),
  );
  return { name: 'demos', from: '7', files: read(ROOT, files) };
}

function fixtures(): Project {
  const cases = codemodCases().map(({ codemod, name, ...code }) => ({
    file: `${codemod}/${name.replace(/\.\w+$/, '')}.tsx`,
    ...code,
  }));
  return {
    name: 'fixtures',
    from: '7',
    files: cases.map(({ file, actual }) => ({ file, code: actual })),
    expected: cases.map(({ file, expected }) => ({ file, code: expected })),
  };
}

function publicProjects(): Project[] {
  const corpus = path.join(CACHE, 'corpus');
  return (fs.existsSync(corpus) ? fs.readdirSync(corpus) : []).map((name) => {
    const folder = path.join(corpus, name);
    const files = fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file));
    return { name, from: name.split('-').at(-1)!, files: read(folder, files) };
  });
}

/** Installs the packages of line 9 and the newest codemods, unless they are. */
function installTarget(): void {
  const lock = 'package-lock.json';
  const wanted = fs.readFileSync(path.join(ROOT, 'lines/9', lock), 'utf8');
  const installed = path.join(TARGET, lock);
  if (fs.existsSync(installed) && fs.readFileSync(installed, 'utf8') === wanted) {
    return;
  }
  fs.mkdirSync(TARGET, { recursive: true });
  fs.cpSync(path.join(ROOT, 'lines/9/package.json'), path.join(TARGET, 'package.json'));
  const npm = (...args: string[]) =>
    execFileSync('npm', [...args, '--legacy-peer-deps', '--prefer-offline', '--ignore-scripts'], {
      cwd: TARGET,
      stdio: 'inherit',
    });
  fs.writeFileSync(installed, wanted);
  npm('ci');
  npm('install', '--no-save', '--no-package-lock', '@mui/codemod@9.4.0');
}

function write(folder: string, files: readonly SourceFile[]): void {
  fs.rmSync(folder, { recursive: true, force: true });
  for (const { file, code } of files) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), code);
  }
}

const STEPS = ['before', 'fixed', 'codemods'] as const;

/** Type-checks a project as it is, fixed, and changed by the codemods. */
function judge({ name, from, files, expected = [] }: Project, data: UpgradeData) {
  const [before, fixed, codemods] = STEPS.map((step) =>
    path.join(step === 'before' ? CACHE : TARGET, step, name),
  ) as [string, string, string];
  const counts = { files: files.length, found: 0, fixed: 0, left: 0 };
  const rewritten = files.map((file) => {
    const { findings } = checkFile(file, data, from);
    const result = fixFile(file, findings, data, { from });
    counts.found += findings.length;
    counts.fixed += result.fixed.length;
    counts.left += result.left.length;
    return { file: file.file, code: result.source };
  });
  write(before, files);
  const known = typeErrors(before, files, from);
  write(fixed, expected);
  known.push(...(expected.length > 0 ? typeErrors(fixed, expected) : []));
  write(fixed, rewritten);
  const after = newErrors(known, typeErrors(fixed, rewritten));
  const reports = rewritten.map((file) => checkFile(file, data, from));
  const types = rewritten.flatMap((file, index) => namedTypes(file, reports[index]!));
  const silent = after.filter((error) => {
    const index = rewritten.findIndex((one) => one.file === error.file);
    return !isNamed(rewritten[index]!, error, reports[index]!, types);
  });
  write(codemods, files);
  const command = path.join(TARGET, 'node_modules/@mui/codemod/codemod.js');
  // They take a second for each file.
  const named = files.filter(({ code }) => code.includes('@mui/'));
  const paths = named.map(({ file }) => path.join(codemods, file));
  for (const codemod of CODEMODS) {
    spawnSync(process.execPath, [command, codemod, ...paths], {
      stdio: 'ignore',
      timeout: 600_000,
    });
  }
  const changed = read(
    codemods,
    files.map(({ file }) => file),
  );
  const theirs = newErrors(known, typeErrors(codemods, changed));
  return {
    ...counts,
    before: known.length,
    named: after.length - silent.length,
    silent,
    theirs: theirs.length,
    broken: new Set(theirs.filter(({ text }) => /^TS1\d{3}:/.test(text)).map(({ file }) => file))
      .size,
    theirsLeft: changed.reduce((sum, file) => sum + checkFile(file, data, from).findings.length, 0),
  };
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/upgrade-judge.ts',
    summary:
      'Upgrades the demos, the test cases of the official codemods and the projects in `.cache/upgrade-judge/corpus` to version 9 with `packages/upgrade-engine`, and type-checks the result with the packages of version 9. Compares it with the result of the codemods.',
    words: { name: 'project', help: 'Judge only these' },
    exitCodes: { 1: 'A fix causes a type error that the check does not name' },
  },
  async ({ words: asked }) => {
    installTarget();
    const data = JSON.parse(
      fs.readFileSync(path.join(ROOT, 'packages/upgrade-engine/rules/9.json'), 'utf8'),
    ) as UpgradeData;
    let failed = false;
    const titles =
      'project,files,found,fixed,left,errors before,named,silent,codemods: left,errors,files with syntax errors';
    const rows = [titles.split(',')];
    for (const project of [demos(), fixtures(), ...publicProjects()]) {
      if (asked.length === 0 || asked.includes(project.name)) {
        const { silent, ...counts } = judge(project, data);
        const { files, found, fixed, left, before, named, theirsLeft, theirs, broken } = counts;
        failed ||= silent.length > 0;
        console.log(
          `\n${project.name}`,
          ...silent.map(({ file, line, text }) => `\n  ${file}:${line} ${text}`),
        );
        const own = [files, found, fixed, left, before, named, silent.length];
        rows.push([project.name, ...[...own, theirsLeft, theirs, broken].map(String)]);
      }
    }
    console.log(rows.map((row) => row.join('\t')).join('\n'));
    return failed ? 1 : 0;
  },
);
