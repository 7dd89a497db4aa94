export { SITE_FONTS } from './files';
export { FontPreloads } from './FontPreloads';
export { useLateFonts } from './use-late-fonts';
