export { initialCodeVariant, readCookie, setCodeVariant, useCodeVariant } from './code-variant';
export type { CodeVariant } from './code-variant';
export type { ColorMode, ColorModeChoice } from './color-mode';
export type { Direction } from './direction';
export { settingsInlineScript } from './inline-script';
export { readStored, writeStored } from './storage';
export { DEFAULT_SETTINGS, getSettings, setDirection, setModeChoice, useSettings } from './store';
export type { Settings } from './store';
