import path from 'node:path';
import { other } from '../../../lines/other';
import type { Change } from '../selection/change-since';
import { npmRun } from '../../shared/steps/run-step';
import type { Step } from '../../shared/steps/run-step';
import { TSC } from '../tsc';

function tool(name: string, ...args: string[]): Step {
  return { name, command: `node_modules/.bin/${name}`, args };
}

/** The linters skip files that haven't changed since they passed. */
function cached(name: 'eslint' | 'prettier' | 'stylelint'): string[] {
  return ['--cache', '--cache-location', `.cache/${name}`, '--cache-strategy', 'content'];
}

/** Modules that define the sidebars. */
const isTree = (file: string) => /^docs-.*\/sidebar\.ts$/.test(file);

const isInterfaceText = (file: string) => /^src\/foundation\/i18n\/en\/.*\.ts$/.test(file);

const isDemoCode = (file: string) => /^docs-.*\/demos\/[^/]+$/.test(file);

const isPage = (file: string) => /^docs-.*\.mdx$/.test(file);

/** Code that uses the packages of a release line. */
const isInLines = (file: string) => /^(?:docs-|templates\/|lines\/)/.test(file);

/** Translated pages and their folders. */
const isTranslation = (file: string) => /^i18n\/(?!.*\.json$)/.test(file);

/** Whether the doctor examines a file. */
export function isExamined(file: string): boolean {
  return (
    isPage(file) || isTranslation(file) || isDemoCode(file) || isTree(file) || isInterfaceText(file)
  );
}

/** Whether a file is JavaScript or TypeScript. */
export const isCode = (file: string) => /\.([cm]?js|[cm]?ts|tsx)$/.test(file);

/**
 * Creates the steps that lint some files: Prettier, ESLint and Stylelint. Each tool gets the files
 * that it supports, and doesn't run if there are none.
 *
 * @param files - Existing files, relative to the repository's root, with forward slashes.
 */
export function lintSteps(files: readonly string[]): Step[] {
  const code = files.filter(isCode);
  const styles = files.filter((file) => /^(?:src|plugins)\/.*\.css$/.test(file));
  const steps: Step[] = [];
  if (files.length > 0) {
    steps.push(tool('prettier', '--check', '--ignore-unknown', ...cached('prettier'), ...files));
  }
  if (code.length > 0) {
    steps.push(
      tool('eslint', '--max-warnings', '0', '--no-warn-ignored', ...cached('eslint'), ...code),
    );
  }
  if (styles.length > 0) {
    steps.push(tool('stylelint', ...cached('stylelint'), ...styles));
  }
  return steps;
}

/**
 * Creates the steps that examine pages: the doctor, and the types of code blocks. They don't run
 * if no file concerns them.
 *
 * @param change - With the deleted files, which trees and demos may still refer to.
 */
export function contentSteps({ files, deleted }: Change): Step[] {
  const steps: Step[] = [];
  const examined = files.filter(isExamined);
  if (examined.length > 0 || deleted.some((file) => /^docs-.*\.(mdx|tsx)$/.test(file))) {
    steps.push({
      ...tool('tsx', 'scripts/author/doctor.ts', '--changed', ...examined),
      name: 'doctor',
    });
  }
  const pages = files.filter(isPage);
  if (pages.length > 0) {
    steps.push({ ...tool('tsx', 'scripts/test/snippets.ts', ...pages), name: 'snippets' });
  }
  return steps;
}

/**
 * Creates the steps that check changed files. Each tool gets the files that it supports, and
 * doesn't run if there are none.
 */
export function checkSteps(change: Change): Step[] {
  const code = change.files.filter(isCode);
  const steps = [...lintSteps(change.files), ...contentSteps(change)];
  if (code.length > 0) {
    // Files that didn't change may depend on these, so types and related tests cover them too.
    const inTemplates = code.filter((file) => file.startsWith('templates/'));
    if (inTemplates.length < code.length) {
      steps.push({ name: 'tsc', command: process.execPath, args: [TSC, '--noEmit'] });
    }
    if (inTemplates.length > 0) {
      const args = [TSC, '--noEmit', '-p', 'templates'];
      steps.push({ name: 'tsc templates', command: process.execPath, args });
    }
    if (code.some(isInLines)) {
      steps.push({ ...npmRun('line', other.id, 'typecheck'), name: `types of line ${other.id}` });
    }
    // Other tests read `build/`, which may be missing or older.
    steps.push(
      tool('jest', '--selectProjects', 'unit', '--passWithNoTests', '--findRelatedTests', ...code),
    );
  }
  const demoFolders = new Set(code.filter(isDemoCode).map((file) => path.posix.dirname(file)));
  if (demoFolders.size > 0) {
    steps.push({
      ...tool('jest', 'src/demos/every-demo'),
      name: 'demos',
      env: { DEMOS: [...demoFolders].join(',') },
    });
  }
  return steps;
}
