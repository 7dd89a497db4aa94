import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { applyPlan } from '../new/plan';
import { TITLES, titlesWith } from '../new/product';
import type { Staged } from './stage';

/** Where an import is written to. */
export interface WriteTarget {
  root: string;
  stage: string;
  /** The docs folder. */
  folder: string;
  format: (text: string, file: string) => Promise<string>;
}

/**
 * Writes an import into the repository, completely or not at all. The tree of the folder is replaced.
 *
 * @throws If one of the files exists already.
 */
export async function writeImport(
  { written, titles }: Staged,
  { root, stage, folder, format }: WriteTarget,
): Promise<void> {
  const existing = written.find((file) => existsSync(path.join(root, file)));
  if (existing) {
    throw new Error(`${existing} already exists. Delete or rename it, then run the command again.`);
  }
  const isText = (file: string) => file.endsWith('.mdx');
  const read = (file: string) => readFileSync(path.join(stage, file), 'utf8');
  const others = written.filter((file) => !isText(file));
  try {
    for (const file of others) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      copyFileSync(path.join(stage, file), path.join(root, file));
    }
    await applyPlan(
      {
        create: new Map(written.filter(isText).map((file) => [file, read(file)])),
        edit: new Map([
          [`${folder}/sidebar.ts`, read(`${folder}/sidebar.ts`)],
          [TITLES, titlesWith(titles, root)],
        ]),
        next: [],
      },
      { root, format },
    );
  } catch (error) {
    others.forEach((file) => rmSync(path.join(root, file), { force: true }));
    throw error;
  }
}
