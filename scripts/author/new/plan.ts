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

/**
 * Applies a plan completely or not at all.
 *
 * @param options.root - The repository's root.
 * @param options.format - Formats a file with the project's settings for its type.
 * @throws If a new file already exists, or a file can't be formatted or written. All changes are
 *   then undone.
 */
export async function applyPlan(
  { create, edit }: Plan,
  { root, format }: { root: string; format: (text: string, file: string) => Promise<string> },
): Promise<void> {
  const existing = [...create.keys()].find((file) => existsSync(path.join(root, file)));
  if (existing) {
    throw new Error(`${existing} already exists. Choose another name, or delete it first.`);
  }
  const files: [string, string][] = [];
  for (const [name, text] of [...create, ...edit]) {
    const file = path.join(root, name);
    files.push([file, await format(text, file)]);
  }
  const undo: (() => void)[] = [];
  try {
    for (const [file, text] of files) {
      const made = mkdirSync(path.dirname(file), { recursive: true });
      const before = existsSync(file) ? readFileSync(file) : undefined;
      undo.unshift(() =>
        before
          ? writeFileSync(file, before)
          : rmSync(made ?? file, { recursive: true, force: true }),
      );
      writeFileSync(file, text);
    }
  } catch (error) {
    undo.forEach((step) => step());
    throw error;
  }
}
