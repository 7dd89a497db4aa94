import type { ElementStyles } from './computed-styles';

/**
 * Compares the computed styles of the same elements in two documents.
 *
 * @param expected - Styles in the first document.
 * @param actual - Styles in the second, which may have more elements.
 * @param ignored - Properties that may differ.
 * @returns One line for each property that differs, and for each element that is missing.
 */
export function differences(
  expected: readonly ElementStyles[],
  actual: readonly ElementStyles[],
  ignored: readonly string[] = [],
): string[] {
  if (expected.length === 0) {
    throw new Error('Nothing to compare: the first document has no elements there.');
  }
  const byPlace = new Map(actual.map(({ place, values }) => [place, values]));
  return expected.flatMap(({ place, values }) => {
    const others = byPlace.get(place);
    if (!others) {
      return [`${place} is missing`];
    }
    return Object.entries(values)
      .filter(([name, value]) => others[name] !== value && !ignored.includes(name))
      .map(([name, value]) => `${place} { ${name}: ${value} → ${others[name]} }`);
  });
}
