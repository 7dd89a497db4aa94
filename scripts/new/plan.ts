import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a command is about to write. */
export interface Plan {
  /** Text of each new file, by its path from the repository's root. */
  create: ReadonlyMap<string, string>;
  /** New text of each existing file. */
  edit: ReadonlyMap<string, string>;
  /** What is left for the writer to do, in order. */
  next: readonly string[];
}

/** Formats a file's text, as its name and the project's settings say. */
export type Format = (text: string, file: string) => Promise<string>;

/** Makes a folder with its parents. @returns The topmost folder that did not exist. */
function makeFolder(folder: string): string | undefined {
  return mkdirSync(folder, { recursive: true });
}

/**
 * Writes a plan: all of it or nothing.
 *
 * @param root - The repository's root.
 * @throws If a new file exists already, or a file cannot be formatted or written. Everything is then
 * as before.
 */
export async function applyPlan(
  { create, edit }: Plan,
  { root, format }: { root: string; format: Format },
): Promise<void> {
  const existing = [...create.keys()].find((file) => existsSync(path.join(root, file)));
  if (existing) {
    throw new Error(`${existing} exists. Choose another name, or remove it first.`);
  }
  const files: [string, string][] = [];
  for (const [file, text] of [...create, ...edit]) {
    files.push([path.join(root, file), await format(text, path.join(root, file))]);
  }
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of files) {
      const made = makeFolder(path.dirname(file));
      if (made) {
        undo.unshift(() => rmSync(made, { recursive: true, force: true }));
      }
      const before = existsSync(file) ? readFileSync(file) : undefined;
      undo.unshift(() => (before ? writeFileSync(file, before) : rmSync(file, { force: true })));
      writeFileSync(file, text);
    }
  } catch (error) {
    undo.forEach((step) => step());
    throw error;
  }
}
