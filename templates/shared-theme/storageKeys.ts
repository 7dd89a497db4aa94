/**
 * Where a template keeps the reader's choices in `localStorage`. The script in the `<head>` that
 * sets the color mode before the first paint uses the same keys.
 */
export const STORAGE_KEYS = {
  mode: 'template-mode',
  colorScheme: 'template-color-scheme',
  look: 'template-look',
  direction: 'template-direction',
} as const;

/** Attribute of `<html>` with the current color scheme. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';
