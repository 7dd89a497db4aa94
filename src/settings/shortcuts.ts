export const SHORTCUTS_KEY = 'docs-shortcuts';

/** Whether single-key shortcuts are on. Only a stored "off" turns them off. */
export function parseShortcuts(stored: string | null): boolean {
  return stored !== 'off';
}
