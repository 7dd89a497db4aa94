/** The package managers for which commands are shown. Writers write npm commands. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** One of the package managers. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];
