export { SITE_FONTS } from './files';
export { FontPreloads } from './FontPreloads';
