/** The reader's choice; `system` follows the operating system. */
export type ColorModeChoice = 'system' | 'light' | 'dark';

/** The mode that is shown. */
export type ColorMode = 'light' | 'dark';

/** Text direction of the site and all demos. */
export type Direction = 'ltr' | 'rtl';

/** The density of components in demos. */
export type Density = 'comfortable' | 'compact';

/** Language in which demo sources are shown. */
export type CodeVariant = 'TS' | 'JS';

/** The package managers for which commands are shown. Writers write npm commands. */
export const PACKAGE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;

/** One of the package managers. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** How the rows of API pages are shown. */
export type ApiView = 'table' | 'expanded' | 'collapsed';
