export { materialOptions } from './library-options';
export {
  activeStyles,
  holdReaderTheme,
  readThemeJson,
  readerThemeLoaded,
  removeReaderTheme,
  saveReaderTheme,
  switchReaderTheme,
  useReaderTheme,
} from './store';
export type { ReaderThemeState } from './store';
export type { ActiveTheme, ReaderTheme } from './types';
