import { persisted } from '../../foundation/browser/persisted';
import { readCookie } from '../../foundation/browser/storage';
import { parseScheme, schemeKey } from './color-mode';
import { PACKAGE_MANAGERS } from './types';
import type { ApiView, CodeVariant, ColorMode, ColorModeChoice, Density, Direction } from './types';

/** The color mode that the reader chose. `data-theme` is the one that is shown. */
export const mode = persisted<ColorModeChoice>({
  // The keys and the cookie without `docs-` are those of the product specification, section 9.
  key: 'mui-mode',
  values: ['system', 'light', 'dark'],
  attribute: 'data-theme-choice',
});

const colorScheme = (of: ColorMode) =>
  persisted({ key: schemeKey(of), parse: (stored) => parseScheme(of, stored) });

/** The color scheme of each mode. */
export const colorSchemes = { light: colorScheme('light'), dark: colorScheme('dark') };

/** Text direction. */
export const direction = persisted<Direction>({
  key: 'docs-direction',
  values: ['ltr', 'rtl'],
  attribute: 'dir',
});

/** Density of components in demos. */
export const density = persisted<Density>({
  key: 'docs-density',
  values: ['comfortable', 'compact'],
  attribute: 'data-density',
});

/** Whether single-key shortcuts work. */
export const shortcuts = persisted({
  key: 'docs-shortcuts',
  values: ['on', 'off'],
});

/** Package manager for commands. */
export const packageManager = persisted({
  key: 'docs-package-manager',
  values: PACKAGE_MANAGERS,
  attribute: 'data-package-manager',
});

/** Matches the query of a link that chooses the package manager: `?package-manager=pnpm`. */
export const MANAGER_QUERY = new RegExp(
  `[?&]package-manager=(${PACKAGE_MANAGERS.join('|')})(?:&|$)`,
);

/** Matches the hash of a link to a source, such as `#BasicButtons.js`. No demo has a longer name. */
export const SOURCE_HASH = /^[^?]{0,200}\.(js|tsx)(?:\?|$)/;

/** Language of demo sources. A page starts with that of its hash, then of the cookie. */
export const codeVariant = persisted<CodeVariant>({
  key: 'codeVariant',
  values: ['TS', 'JS'],
  area: 'cookie',
  start() {
    const extension = SOURCE_HASH.exec(window.location.hash)?.[1];
    return extension ? (extension === 'js' ? 'JS' : 'TS') : (readCookie('codeVariant') ?? null);
  },
  attribute: 'data-code-variant',
});

// The keys are those of mui.com, whose readers have them in their storage.
const apiView = (group: string) =>
  persisted<ApiView>({ key: `apiPage_${group}`, values: ['table', 'expanded', 'collapsed'] });

/** How the rows of each group on API pages are shown. */
export const apiViews = {
  props: apiView('props'),
  slots: apiView('slots'),
  classes: apiView('classes'),
};

/** The reader's colors for the site: custom properties in the format of `src/reader/scheme-styles`. */
export const docsColors = persisted({ key: 'docs-colors' });

/** Custom properties of the reader's theme for demos, and whether it's on, in the same format. */
export const themeStyles = persisted({ key: 'docs-theme-styles' });

/** State of the sidebars in this session as JSON. */
export const sidebarMemory = persisted({
  key: 'docs-sidebar',
  area: 'sessionStorage',
  isMemory: true,
});

/**
 * The values above, and those that only one part of the site reads and has loaded. The inline script,
 * the function that writes to `<html>` and Reset read them here, so a setting has to be above.
 */
export { PERSISTED as REGISTRY } from '../../foundation/browser/persisted';
