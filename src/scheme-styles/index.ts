export { refreshDocsColors, resetDocsColors, storeDocsColors, useDocsColors } from './docs-colors';
export type { DocsColors } from './docs-colors';
export { SCHEME_STYLES_KEYS, THEME_STYLES_KEY } from './keys';
export { applyStyles, areStylesOn, readStyles, removeStyles, storeStyles } from './scheme-styles';
export type { SchemeStyles } from './scheme-styles';
