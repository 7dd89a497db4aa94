/** The reason of a deprecation without links, and without what is true for all deprecations. */
export function adviceOf(text: string): string {
  const plain = text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s*This (?:prop|component|class|slot) will be removed[^.]*\./g, '')
    .replace(/\s*(?:See Migrating from deprecated APIs|To learn more,)[^.]*\./g, '')
    .replace(/\s*How to migrate\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain && plain[0]!.toUpperCase() + plain.slice(1);
}

/**
 * The code in a sentence such as "Use `slotProps.input.ref` instead." or "Combine the
 * .MuiDrawer-anchorLeft and .MuiDrawer-paper classes instead."
 */
export function replacementIn(advice: string): string | undefined {
  const slot = /^Use `(slot(?:s|Props)\.[\w.]+)` instead\.$/.exec(advice)?.[1];
  if (slot || !/^Combine the .* classes instead\.$/.test(advice)) {
    return slot;
  }
  const classes = advice.match(/\.Mui\w+-\w+/g) ?? [];
  // The name of the element's class is the one that the API describes last or, for inputs, first.
  const element = classes.find((one) => /-(?:input|paper)$/.test(one));
  const states = classes.filter((one) => one !== element);
  return element && states.length > 0
    ? `${states.sort((a) => (a.endsWith('-docked') ? -1 : 1)).join('')} > ${element}`
    : undefined;
}
