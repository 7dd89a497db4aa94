export { LIBRARY_FONTS, SITE_FONTS } from './files';
export { FontPreloads } from './FontPreloads';
