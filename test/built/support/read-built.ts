import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_DIR } from '../../../scripts/shared/root';

/** The text of a file of the built site, by its path from the root of the site. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}
