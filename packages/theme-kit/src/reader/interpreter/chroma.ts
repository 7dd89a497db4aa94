import { decomposeColor, hslToRgb } from '@mui/system/colorManipulator';
import { wrapped } from './plain';
import { DataObject, Native, Unknown } from './values';

/** The channels of a color from 0 to 255, as `chroma(color).rgb()` has them. */
function channels(color: string): number[] {
  const { type, values } = decomposeColor(color.startsWith('hsl') ? hslToRgb(color) : color);
  if (type === 'color') {
    throw new Error('chroma-js has no color spaces.');
  }
  return values.slice(0, 3).map(Math.round);
}

/** `chroma(color)` of chroma-js, with `rgb()`, the only method that the public themes call. */
export const chroma = new Native('chroma', (_run, [color], place) => {
  if (color instanceof Unknown) {
    return color;
  }
  try {
    const rgb = channels(String(color));
    const object = new DataObject(place);
    object.slots.set('rgb', { value: new Native('rgb', () => wrapped(rgb, place)), place });
    return object;
  } catch {
    return new Unknown(place, '`chroma()` can’t be evaluated for this value. Write the result.');
  }
});
