import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The changes that a command will make. */
export interface Plan {
  /** Content of each new file, by path relative to the repository's root. */
  create: ReadonlyMap<string, string>;
  /** New content of each existing file. */
  edit: ReadonlyMap<string, string>;
  /** Next steps for the writer, in order. */
  next: readonly string[];
}

/** Formats a file with the project's settings for its type. */
export type Format = (text: string, file: string) => Promise<string>;

/** Creates a folder and its parents. @returns The topmost folder that it created. */
function makeFolder(folder: string): string | undefined {
  return mkdirSync(folder, { recursive: true });
}

/**
 * Applies a plan completely or not at all.
 *
 * @param root - The repository's root.
 * @throws If a new file already exists, or a file can't be formatted or written. All changes are
 *   then undone.
 */
export async function applyPlan(
  { create, edit }: Plan,
  { root, format }: { root: string; format: Format },
): Promise<void> {
  const existing = [...create.keys()].find((file) => existsSync(path.join(root, file)));
  if (existing) {
    throw new Error(`${existing} already exists. Choose another name, or delete it first.`);
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
