/** The package managers that commands are shown for; npm is what a writer writes. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** One of the package managers. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];
