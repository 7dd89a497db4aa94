import { importedValue } from './imports';
import { CREATORS, creator, nativeNamed } from './library';
import { GLOBAL_OBJECTS } from './global-objects';
import { DataObject, Unknown } from './values';
import type { Place, Run, Value } from './values';

/** Names of the library in pages without modules, and of those of its parts. */
const NAMESPACES = /^(?:mui|MUI|MaterialUI|Mui|MuiMaterial|material|styles|React)$/;

const CONSTANTS = new Map<string, Value>([
  ['undefined', undefined],
  ['NaN', NaN],
  ['Infinity', Infinity],
]);

/** Names of what depends on where the code runs. */
const SURROUNDINGS =
  /^(?:window|document|globalThis|process|localStorage|sessionStorage|navigator|self|global|console)$/;

/** What a name means that the text doesn't declare. */
export function globalValue(run: Run, name: string, place: Place): Value {
  if (CONSTANTS.has(name)) {
    return CONSTANTS.get(name);
  }
  const known = GLOBAL_OBJECTS.get(name);
  if (known) {
    return known;
  }
  if (NAMESPACES.test(name)) {
    const source = name === 'React' ? 'react' : '@mui/material';
    return importedValue(run, { source, imported: '*', local: name }, place);
  }
  if (CREATORS.test(name)) {
    return creator(name, null);
  }
  // Pasted without its imports.
  const native = nativeNamed(name);
  if (native) {
    return native;
  }
  const hues = { source: '@mui/material/colors', imported: name, local: name };
  const hue = importedValue(run, hues, place);
  if (hue instanceof DataObject) {
    return hue;
  }
  const reason = SURROUNDINGS.test(name)
    ? `\`${name}\` is only known when the code runs. Write the value.`
    : `\`${name}\` isn’t declared in this text. Write its value.`;
  return new Unknown(place, reason, name);
}
