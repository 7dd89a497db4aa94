import type { ShortcutId } from './shortcuts';

const actions = new Map<ShortcutId, () => void>();

/**
 * Sets the action of a shortcut; without one it does nothing and isn't listed.
 *
 * @returns A function that removes the action.
 */
export function registerShortcut(id: ShortcutId, action: () => void): () => void {
  actions.set(id, action);
  return () => {
    if (actions.get(id) === action) {
      actions.delete(id);
    }
  };
}

/** Whether a shortcut has an action. */
export function hasAction(id: ShortcutId): boolean {
  return actions.has(id);
}

/** Runs the action of a shortcut; for example, for a button with the same effect. */
export function runShortcut(id: ShortcutId): void {
  actions.get(id)?.();
}
