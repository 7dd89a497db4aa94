import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../shared/root';

/** Stores what passed with which inputs, so a full run doesn't repeat it. */
export interface PassStore {
  /** Whether it passed with the same inputs. */
  has: (inputs: readonly unknown[]) => boolean;
  /** Stores that it passed. */
  add: (inputs: readonly unknown[]) => void;
}

/**
 * Opens the passes of full runs.
 *
 * @param dir - Folder of the passes, created by the first one: a file per pass, named by the hash of
 *   its inputs.
 */
export function openPassStore(dir = path.join(ROOT, '.cache/full')): PassStore {
  const fileOf = (inputs: readonly unknown[]) =>
    path.join(dir, createHash('sha256').update(JSON.stringify(inputs)).digest('hex'));
  return {
    has: (inputs) => existsSync(fileOf(inputs)),
    add: (inputs) => {
      mkdirSync(dir, { recursive: true });
      writeFileSync(fileOf(inputs), '');
    },
  };
}
