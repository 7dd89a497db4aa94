import type { OutdatedDemo } from 'accessibility-evidence';
import type { HashedPage } from './demo-inputs';

/**
 * The build's warning about outdated evidence.
 *
 * @returns `null` if there is none.
 */
export function outdatedWarning(outdated: readonly OutdatedDemo<HashedPage>[]): string | null {
  const older = outdated.filter(({ state }) => state === 'older');
  if (older.length === 0) {
    return null;
  }
  const pages = [...new Set(older.map(({ page }) => page.file))];
  const shown = pages.slice(0, 3).join(', ') + (pages.length > 3 ? ', …' : '');
  const count = older.length === 1 ? '1 demo has' : `${older.length} demos have`;
  return `${count} changed since the last accessibility check (${shown}). Check: npm run evidence`;
}
