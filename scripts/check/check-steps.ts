import path from 'node:path';
import type { Step } from '../steps/run-step';

function tool(name: string, ...args: string[]): Step {
  return { name, command: `node_modules/.bin/${name}`, args };
}

const isDemoCode = (file: string) => /^docs-.*\/demos\/[^/]+$/.test(file);

/**
 * The checks for changed files: each tool gets the files that it understands, and one without any
 * does not run.
 *
 * @param files - Paths from the repository's root, with forward slashes; none of them deleted.
 */
export function checkSteps(files: readonly string[]): Step[] {
  const code = files.filter((file) => /\.([cm]?js|[cm]?ts|tsx)$/.test(file));
  const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
  const pages = files.filter((file) => /^docs-.*\.mdx$/.test(file));
  const steps: Step[] = [];
  if (files.length > 0) {
    steps.push(tool('prettier', '--check', '--ignore-unknown', ...files));
  }
  if (code.length > 0) {
    steps.push(tool('eslint', '--max-warnings', '0', '--no-warn-ignored', ...code));
  }
  if (styles.length > 0) {
    steps.push(tool('stylelint', ...styles));
  }
  if (pages.length > 0) {
    steps.push(tool('tsx', 'scripts/snippets.ts', ...pages));
  }
  if (code.length > 0) {
    // Types and tests depend on files that did not change, so that these two look further.
    steps.push(tool('tsc', '--noEmit'));
    steps.push(tool('jest', '--passWithNoTests', '--findRelatedTests', ...code));
  }
  const demoFolders = new Set(code.filter(isDemoCode).map((file) => path.posix.dirname(file)));
  if (demoFolders.size > 0) {
    steps.push({
      ...tool('jest', 'src/demos/every-demo', 'plugins/demos/measured-heights'),
      name: 'demos',
      env: { DEMOS: [...demoFolders].join(',') },
    });
  }
  return steps;
}
