import { THEME_COLORS } from '../../foundation/branding';
import { afterFrame } from '../../foundation/browser/after-frame';
import { REGISTRY } from './registry';
import { getSettings } from './store';

/** Chromium calculates the styles of the whole page again if `dir` is written, even with its own value. */
function write(element: Element, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) {
    element.setAttribute(attribute, value);
  }
}

/**
 * Writes the settings to the document: attributes and class of `<html>`, direction of `<body>`, and
 * the browser's theme color. Nothing else writes them, but for what can't be avoided:
 *
 * - The inline script writes the same before the first paint, when no module has loaded yet. It's
 *   generated from the same registry, and `inline-script.test.ts` compares the two.
 * - Docusaurus's head manager and color mode write `class`, `dir` and `data-theme` whenever they
 *   render. `document/` passes them the same values, so they don't undo these.
 */
export function showSettings(): void {
  const { direction, paletteMode } = getSettings();
  const { documentElement: root, body } = document;
  if (!root.classList.contains(`mode-${paletteMode}`) || root.dir !== direction) {
    // Read by `isolation.css`. Not on the root, so that only the styles of demos depend on it.
    const demos = [...document.querySelectorAll<HTMLElement>('.demo-root')];
    demos.forEach(({ dataset }) => (dataset.still = ''));
    // Read by what skips its contents in the first frame, such as `Demo.module.css`.
    root.dataset.still = 'view';
    afterFrame(() => {
      delete root.dataset.still;
      afterFrame(() => demos.forEach(({ dataset }) => delete dataset.still));
    });
  }
  for (const { attribute, get } of REGISTRY) {
    if (attribute) {
      write(root, attribute, get() as string);
    }
  }
  write(root, 'data-theme', paletteMode);
  for (const one of ['light', 'dark']) {
    root.classList.toggle(`mode-${one}`, one === paletteMode);
  }
  write(body, 'dir', direction);
  document
    .querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
    .forEach((meta) => (meta.content = THEME_COLORS[paletteMode]));
}
