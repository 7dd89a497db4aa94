export { THEME_COLORS } from './theme-colors';
export { BREAKPOINTS } from './tokens';
