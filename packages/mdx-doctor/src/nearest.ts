import leven from 'leven';

/** The most similar name; `undefined` if none is similar. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  return names
    .map((one) => ({ one, far: leven(name.toLowerCase(), one.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .find(({ far }) => far <= Math.max(2, name.length / 3))?.one;
}
