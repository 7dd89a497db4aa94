export { THEME_COLORS } from './theme-colors';
export { BREAKPOINTS, CASCADE_LAYERS } from './tokens';
