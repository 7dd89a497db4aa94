export { materialOptions } from './library-options';
export {
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
