export { getCodeVariant, setCodeVariant, useCodeVariant } from './code-variant';
export type { CodeVariant } from './code-variant';
export type { ColorMode, ColorModeChoice } from './color-mode';
export { densityOf } from './density';
export type { Density } from './density';
export type { Direction } from './direction';
export { resetDocsColors, storeDocsColors, useDocsColors } from './docs-colors';
export type { DocsColors } from './docs-colors';
export { setPackageManager, usePackageManager } from './package-manager';
export {
  THEME_STYLES_KEY,
  applyStyles,
  areStylesOn,
  readStyles,
  removeStyles,
  storeStyles,
} from './scheme-styles';
export type { SchemeStyles } from './scheme-styles';
export { canStore, readStored, removeStored, writeStored } from './storage';
export {
  DEFAULT_SETTINGS,
  dispatchThemeAction,
  getSettings,
  holdThemeState,
  resetSettings,
  setModeChoice,
  setShortcuts,
  useSettings,
} from './store';
export type { Settings } from './store';
export type { ThemeAction, ThemeState } from './theme-state';
export { ThemeStateProvider, useThemeState } from './theme-state-provider';
export { PACKAGE_MANAGERS } from './types';
export type { PackageManager } from './types';
