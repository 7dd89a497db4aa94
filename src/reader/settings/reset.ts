import { REGISTRY, themeStyles } from './registry';

/** Resets all settings, but no memory and no answers. */
export function resetSettings(): void {
  for (const value of REGISTRY.filter(({ isMemory }) => !isMemory)) {
    if (value === themeStyles) {
      // The theme is the reader's work, so it's only switched off.
      themeStyles.set(themeStyles.get()?.replace(/^on/, 'off') ?? null);
    } else {
      value.reset();
    }
  }
}
