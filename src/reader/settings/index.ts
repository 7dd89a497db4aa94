export {
  MANAGER_QUERY,
  apiViews,
  codeVariant,
  docsColors,
  mode,
  packageManager,
  shortcuts,
  themeStyles,
} from './registry';
export { resetSettings } from './reset';
export { showSettings } from './show-settings';
export {
  densityOf,
  dispatchThemeAction,
  getSettings,
  holdThemeState,
  setModeChoice,
  useSettings,
} from './store';
export type { ThemeAction, ThemeState } from './theme-state';
export { ThemeStateProvider, useThemeState } from './theme-state-provider';
export type {
  ApiView,
  CodeVariant,
  ColorMode,
  ColorModeChoice,
  Density,
  Direction,
  PackageManager,
} from './types';
