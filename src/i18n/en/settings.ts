/** Texts of the settings panel and of the color mode button. */
export const settings = {
  title: 'Settings',
  mode: 'Mode',
  modes: { light: 'Light', system: 'System', dark: 'Dark' },
  direction: 'Direction',
  directions: { ltr: 'Left to right', rtl: 'Right to left' },
  density: 'Demo density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
  colors: 'Demo colors',
  editColors: 'Edit documentation colors',
  language: 'Language',
  keyboard: 'Keyboard',
  shortcuts: 'Single-key shortcuts',
  showShortcuts: 'Show all shortcuts',
  reset: 'Reset to defaults',
  resetDone: 'All settings were reset to their defaults.',
  notStored: 'Your browser blocks storage. Your settings apply until you close this page.',
  colorMode: {
    system: 'Color mode: system mode. Switch to light mode',
    light: 'Color mode: light mode. Switch to dark mode',
    dark: 'Color mode: dark mode. Switch to system mode',
  },
} as const;
