/**
 * A release that is installed under an npm alias.
 *
 * @param specifier - The alias's value in a `package.json`, such as `npm:@mui/material@6.5.0`.
 * @example installedAs('material-v6', 'npm:@mui/material@6.5.0') // version: '6.5.0'
 */
export function installedAs(alias: string, specifier: string) {
  return { version: specifier.slice(specifier.lastIndexOf('@') + 1), installedAs: alias };
}
