import { SCHEMES } from './types';
import type { SchemeName } from './types';

/** Custom properties and their values. */
export type Properties = Map<string, string>;

/** Both libraries declare this method only with a global augmentation, which would affect demos. */
interface CssVarsTheme {
  generateStyleSheets(): Record<string, Record<string, unknown>>[];
}

/** The custom properties of a theme of either library in a color scheme. */
export function propertiesOf(theme: object, scheme: SchemeName): Properties {
  const rules = (theme as CssVarsTheme)
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries(sheet));
  const other = SCHEMES.find((name) => name !== scheme) as SchemeName;
  const applied = rules.filter(
    ([selector]) => !selector.includes(`"${other}"`) || selector.includes(`"${scheme}"`),
  );
  return new Map(
    applied
      .flatMap(([, values]) => Object.entries(values))
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => [name, String(value)]),
  );
}
