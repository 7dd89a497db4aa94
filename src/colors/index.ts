export {
  alpha,
  blend,
  contrastRatio,
  darken,
  emphasize,
  lighten,
  luminance,
  toHex,
} from './color-functions';
export { parseColor } from './parse-color';
