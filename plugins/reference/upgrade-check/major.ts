/** The major number of a version. Described releases differ in it. */
export const majorOf = (version: string) => Number.parseInt(version, 10);

/**
 * The release that removed what a described release lacks: packages remove only in a major one.
 *
 * @example removalOf('9.5.0') // '9.0.0'
 */
export const removalOf = (version: string) => `${majorOf(version)}.0.0`;
