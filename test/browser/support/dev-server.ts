import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { choosePort } from '../../../scripts/serve/start/choose-port';

const ROOT = path.resolve(__dirname, '../../..');

/** A running dev server. */
export interface DevServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts `npm start` with one product, and waits until it serves pages. */
export async function startDevServer(product: string): Promise<DevServer> {
  const port = await choosePort(undefined, 4200);
  const url = `http://127.0.0.1:${port}`;
  const args = ['scripts/serve/start.ts', '--no-open', '--host', '127.0.0.1', '--port', `${port}`];
  const server = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: ROOT,
    env: { ...process.env, DOCS_ONLY: product },
    stdio: 'inherit',
  });
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  };
  const status = async () => {
    if (server.exitCode !== null) {
      throw new Error(`DOCS_ONLY=${product} npm start ended with exit code ${server.exitCode}.`);
    }
    return fetch(url).then(
      (response) => response.status,
      () => 'no answer',
    );
  };
  try {
    // The server holds requests until the first compilation has ended.
    await expect.poll(status, { timeout: 300_000 }).toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

/** Files of the repository that a test edits. */
export class Edits {
  private readonly originals = new Map<string, { before: string; after: string }>();

  /**
   * Replaces a part of a file.
   *
   * @param file - Relative to the repository.
   * @throws If the file doesn't contain the part.
   */
  replace(file: string, part: string, by: string): void {
    const absolute = path.join(ROOT, file);
    const text = fs.readFileSync(absolute, 'utf8');
    if (!text.includes(part)) {
      throw new Error(`${file} doesn't contain "${part}", which the test edits.`);
    }
    const after = text.replace(part, () => by);
    const before = this.originals.get(absolute)?.before ?? text;
    this.originals.set(absolute, { before, after });
    fs.writeFileSync(absolute, after);
  }

  /** Restores all files, except those that somebody else edited meanwhile. */
  restore(): void {
    for (const [file, { before, after }] of this.originals) {
      if (fs.readFileSync(file, 'utf8') === after) {
        fs.writeFileSync(file, before);
      }
    }
    this.originals.clear();
  }
}
