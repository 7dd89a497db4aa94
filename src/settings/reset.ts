import { REGISTRY } from './registry';

/** Resets all settings, but no memory and no answers. */
export function resetSettings(): void {
  for (const value of REGISTRY.filter(({ isMemory }) => !isMemory)) {
    if (value.afterReset) {
      value.set(value.afterReset(value.get() as string | null));
    } else {
      value.reset();
    }
  }
}
