export const SHORTCUTS_KEY = 'docs-shortcuts';

/** Reads whether single keys are shortcuts; only the reader's own "off" turns them off. */
export function parseShortcuts(stored: string | null): boolean {
  return stored !== 'off';
}
