export { materialOptions } from './chosen/library-options';
export { readerTheme } from './chosen/reader-theme';
export {
  holdReaderTheme,
  readerThemeLoaded,
  removeReaderTheme,
  saveReaderTheme,
  switchReaderTheme,
  useReaderTheme,
} from './chosen/store';
export type { ReaderThemeState } from './chosen/store';
export type { ActiveTheme } from './types';
