import path from 'node:path';
import type { Step } from '../steps/run-step';
import { TSC } from '../tsc';

function tool(name: string, ...args: string[]): Step {
  return { name, command: `node_modules/.bin/${name}`, args };
}

/** ESLint and Prettier skip files that haven't changed since they passed. */
function cached(name: 'eslint' | 'prettier'): string[] {
  return ['--cache', '--cache-location', `.cache/${name}`, '--cache-strategy', 'content'];
}

/** Modules that define the sidebars. */
const isTree = (file: string) => /^docs-.*\/sidebar\.ts$/.test(file);

const isInterfaceText = (file: string) => /^src\/i18n\/en\/.*\.ts$/.test(file);

const isDemoCode = (file: string) => /^docs-.*\/demos\/[^/]+$/.test(file);

const isCode = (file: string) => /\.([cm]?js|[cm]?ts|tsx)$/.test(file);

/**
 * Creates the steps that lint some files: Prettier, ESLint and Stylelint. Each tool gets the files
 * that it supports, and doesn't run if there are none.
 *
 * @param files - Existing files, relative to the repository's root, with forward slashes.
 */
export function lintSteps(files: readonly string[]): Step[] {
  const code = files.filter(isCode);
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
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
    steps.push(tool('stylelint', ...styles));
  }
  return steps;
}

/**
 * Creates the steps that check changed files. Each tool gets the files that it supports, and
 * doesn't run if there are none.
 *
 * @param files - Existing files, relative to the repository's root, with forward slashes.
 * @param deleted - Deleted files, which trees and demos may still refer to.
 */
export function checkSteps(files: readonly string[], deleted: readonly string[] = []): Step[] {
  const code = files.filter(isCode);
  const pages = files.filter((file) => /^docs-.*\.mdx$/.test(file));
  const steps = lintSteps(files);
  const examined = files.filter(
    (file) => pages.includes(file) || isDemoCode(file) || isTree(file) || isInterfaceText(file),
  );
  if (examined.length > 0 || deleted.some((file) => /^docs-.*\.(mdx|tsx)$/.test(file))) {
    steps.push({ ...tool('tsx', 'scripts/doctor.ts', '--changed', ...examined), name: 'doctor' });
  }
  if (pages.length > 0) {
    steps.push({ ...tool('tsx', 'scripts/snippets.ts', ...pages), name: 'snippets' });
  }
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
    steps.push(tool('jest', '--passWithNoTests', '--findRelatedTests', ...code));
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
