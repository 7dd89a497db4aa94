export { getCodeVariant, setCodeVariant, useCodeVariant } from './code-variant';
export type { CodeVariant } from './code-variant';
export type { ColorMode, ColorModeChoice } from './color-mode';
export { densityOf } from './density';
export type { Density } from './density';
export type { Direction } from './direction';
export { setPackageManager, usePackageManager } from './package-manager';
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
