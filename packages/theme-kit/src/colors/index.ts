export {
  alpha,
  blend,
  contrastRatio,
  darken,
  emphasize,
  lighten,
  luminance,
  toHex,
  withoutHsl,
} from './color-functions';
export { cssColor, isCssColor } from './css-color';
export { parseColor } from './parse-color';
