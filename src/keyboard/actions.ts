import type { ShortcutId } from './shortcuts';

const actions = new Map<ShortcutId, () => void>();

/**
 * Says what a shortcut does; until then it does nothing and is not listed.
 *
 * @returns A function that takes the action back.
 */
export function registerShortcut(id: ShortcutId, action: () => void): () => void {
  actions.set(id, action);
  return () => {
    if (actions.get(id) === action) {
      actions.delete(id);
    }
  };
}

/** Whether somebody said what a shortcut does. */
export function hasAction(id: ShortcutId): boolean {
  return actions.has(id);
}

/** Does what a shortcut does, such as a button beside it. */
export function runShortcut(id: ShortcutId): void {
  actions.get(id)?.();
}
