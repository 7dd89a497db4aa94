export { SOCIAL_CARD_COLORS, socialCardAccents } from './social-card-colors';
export { THEME_COLORS } from './theme-colors';
export { BREAKPOINTS, CASCADE_LAYERS } from './tokens';
