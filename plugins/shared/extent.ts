/** How much a build makes of something: all of it, or a fixed sample for tests. */
export type Extent = 'all' | 'sample';

/**
 * Reads an environment variable that asks for a sample.
 *
 * @param name - The variable's name, for the error.
 * @param value - Its value; absent or empty for all.
 * @throws If it has another value than `sample`.
 * @example readExtent('SOCIAL_CARDS', process.env.SOCIAL_CARDS)
 */
export function readExtent(name: string, value = ''): Extent {
  if (value === '') {
    return 'all';
  }
  if (value !== 'sample') {
    throw new Error(
      `${name}="${value}" is not valid. Set it to "sample" for a fixed sample, or leave it out for all.`,
    );
  }
  return 'sample';
}
