import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR } from '@site/src/foundation/branding/library-themes/color-scheme-selector';
import { joyTheme } from '@site/src/foundation/branding/library-themes/joy';
import { materialTheme } from '@site/src/foundation/branding/library-themes/material';
import type { SchemeStyles } from '@site/src/reader/scheme-styles';
import { propertiesOf } from 'mui-theme-kit/custom-properties';
import type { Properties } from 'mui-theme-kit/custom-properties';
import { joyOptions } from 'mui-theme-kit/joy-options';
import { materialOptions } from './chosen/library-options';
import type { BasicTheme, SchemeName } from 'mui-theme-kit/theme';

/** Material UI 9 writes the channels of a `color()` as the name of a variable, which is invalid CSS. */
const CHANNELS_AS_NAME = /var\(--mui-([\d.]+ [\d. ]+)\)/g;

/** The properties that differ from a library's theme in a scheme or the other one. */
function changes(theme: object, base: object): Record<SchemeName, Properties> {
  const [light, dark] = [propertiesOf(theme, 'light'), propertiesOf(theme, 'dark')];
  const [baseLight, baseDark] = [propertiesOf(base, 'light'), propertiesOf(base, 'dark')];
  const changed = [...new Set([...light.keys(), ...dark.keys()])].filter(
    (name) => light.get(name) !== baseLight.get(name) || dark.get(name) !== baseDark.get(name),
  );
  const pick = (own: Properties, others: Properties): Properties =>
    new Map(changed.map((name) => [name, own.get(name) ?? others.get(name) ?? '']));
  return { light: pick(light, dark), dark: pick(dark, light) };
}

/**
 * Computes the custom properties by which a theme differs from the default themes of both libraries.
 * A page that declares them before its first paint shows the theme without the libraries' code.
 */
export function computeStyles(theme: BasicTheme): SchemeStyles {
  const all = [
    changes(createTheme(materialOptions(theme)), materialTheme),
    changes(
      extendTheme({ ...joyOptions(theme), colorSchemeSelector: COLOR_SCHEME_SELECTOR } as object),
      joyTheme,
    ),
  ];
  const declare = (scheme: SchemeName) =>
    all
      .flatMap((one) => [...one[scheme]])
      .map(([name, value]) => `${name}:${value.replace(CHANNELS_AS_NAME, '$1')};`)
      .join('');
  return { light: declare('light'), dark: declare('dark') };
}
