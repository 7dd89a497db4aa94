import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Files of a project by their path. */
export type Files = Record<string, string>;

/** Writes a project into a folder. */
export function writeProject(dir: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(dir, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

/**
 * Runs a command in a project.
 *
 * @throws With its output, if it fails.
 */
export function run(dir: string, command: string, ...args: string[]): void {
  // Settings of the npm that runs the tests must not reach the npm of the project.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_(?!config_registry)|NODE_ENV)/.test(name),
    ),
  );
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: dir, env, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} in ${dir} failed:\n${stdout}\n${stderr}`);
  }
}

/** Installs what a folder's `package.json` asks for, as an editor would. */
export function install(dir: string): void {
  run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline');
}

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

/** Opens a built project, and expects it to render without errors and warnings in the console. */
export async function expectToRun(page: Page, dir: string): Promise<void> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(message.text());
    }
  });
  await page.route('http://sandbox.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = path.join(dir, 'dist', pathname === '/' ? 'index.html' : pathname);
    return existsSync(file)
      ? route.fulfill({ body: readFileSync(file), contentType: TYPES[path.extname(file)] })
      : route.fulfill({ status: pathname === '/favicon.ico' ? 204 : 404 });
  });
  await page.goto('http://sandbox.test/');
  const seen = await expect(page.locator('#root > *').first())
    .toBeVisible()
    .then(
      () => [],
      (error: Error) => [error.message],
    );
  // An error explains more than the missing element.
  expect([...faults, ...seen]).toEqual([]);
}
