import { LIBRARIES } from '../../../src/demos/libraries';

/**
 * The npm packages that demos may import, those of the libraries first: readers of a page download them, and online editors install
 * them. Before you add one, install it, and state in the review how many bytes it adds to a page.
 */
const ALLOWED_PACKAGES: readonly string[] = [
  ...new Set(Object.values(LIBRARIES).flatMap(({ packages }) => packages)),
  'autosuggest-highlight',
  'date-fns-jalali',
  'dayjs',
  'moment',
  'moment-hijri',
  'react',
  'react-dom',
  'react-hook-form',
  'react-imask',
  'react-virtuoso',
  'react-window',
  'use-count-up',
];

/**
 * Checks the packages that a demo imports.
 *
 * @param packages - Package names.
 * @returns An error message; `null` if demos may import all of them.
 */
export function packageFault(packages: readonly string[]): string | null {
  const refused = packages.filter((name) => !ALLOWED_PACKAGES.includes(name));
  return refused.length === 0
    ? null
    : `imports ${refused.map((name) => `"${name}"`).join(', ')}, which demos may not import. ` +
        `They may import ${ALLOWED_PACKAGES.join(', ')}. To allow another package, add it to plugins/content/demos/allowed-packages.ts.`;
}
